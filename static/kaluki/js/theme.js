// Runs before the page is drawn, so that a chosen theme never flashes.
// Classic on purpose: a module would run too late.
const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;
