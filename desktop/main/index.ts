import { app, dialog, protocol } from "electron";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { product } from "#shared/product.ts";
import { appScheme } from "./security/app-scheme.ts";
import { createArrivals } from "./os/launch-requests.ts";
import { readConfig } from "./config.ts";
import { deepLinkIn } from "./os/deep-link-in.ts";
import { createLog } from "./log.ts";
import { linkOfLaunch } from "./notifications/notice-link.ts";
import { claimSingleInstance } from "./os/single-instance.ts";
import { startApp } from "./start-app.ts";

/**
 * The order of the start: what must be before the app is ready, then the lock, then what needs a ready app. Links that arrive
 * meanwhile wait.
 */
protocol.registerSchemesAsPrivileged([appScheme]);
// An AppImage starts itself with that switch where the system gives it no sandbox; against it no page's process would start.
const isSandboxed = !app.commandLine.hasSwitch("no-sandbox");
if (isSandboxed) app.enableSandbox();
// An app that is being developed keeps its own data, and runs beside the installed one.
app.setName(app.isPackaged ? product.name : `${product.name} in development`);

const config = readConfig({
  env: process.env,
  argv: process.argv,
  platform: process.platform,
  isPackaged: app.isPackaged,
  isFromStore: Boolean(process.mas || process.windowsStore),
  execPath: process.execPath,
  home: app.getPath("home"),
  bakedServer: __SERVER_URL__,
  isSandboxed,
  hasFeed: existsSync(join(process.resourcesPath, "app-update.yml")),
});
const logFile = join(app.getPath("userData"), "logs", "main.log");
const log = createLog(logFile, () => new Date(), !app.isPackaged);
process.on("uncaughtException", (cause) => log.error("Uncaught", cause));
process.on("unhandledRejection", (cause) => log.error("Unhandled", cause));

const arrivals = createArrivals(log);

if (claimSingleInstance(app, arrivals.meetSecond)) {
  if (config.system === "windows") app.setAppUserModelId(product.appId);
  app.on("open-url", (event, link) => {
    event.preventDefault();
    arrivals.follow(link);
  });
  // A Mac that was asked to by a click on a notification says so here.
  app.on("ready", (_event, launchInfo) => arrivals.follow(linkOfLaunch(launchInfo)));
  arrivals.follow(deepLinkIn(process.argv));
  app.whenReady()
    .then(() => startApp(config, log))
    .then(({ arrive }) => arrivals.begin(arrive))
    .catch((cause: unknown) => {
      log.error("The app could not start", cause);
      const reason = cause instanceof Error ? cause.message : String(cause);
      dialog.showErrorBox(`${product.name} could not start`, `${reason}\n\nMore about it is in ${logFile}`);
      app.exit(1);
    });
}
