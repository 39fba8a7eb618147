// On every page: theme buttons, dialogs, the error summary, the connection bar.
import { watchConnection } from "./connection.js";
import { openDialogs } from "./dialogs.js";
import { offerThemes } from "./themes.js";

offerThemes();
openDialogs();
watchConnection();
document.querySelector("[data-summary]")?.focus();
