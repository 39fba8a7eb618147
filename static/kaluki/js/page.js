// On every page: theme buttons, the error summary, the connection bar.
import { watchConnection } from "./connection.js";
import { offerThemes } from "./themes.js";

offerThemes();
watchConnection();
document.querySelector("[data-summary]")?.focus();
