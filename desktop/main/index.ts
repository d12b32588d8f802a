import { app, dialog, protocol } from "electron";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { product } from "#shared/product.ts";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { claimSingleInstance, createLaunchRequests, findDeepLink } from "./os/launch-requests.ts";
import { appScheme } from "./security/app-scheme.ts";
import { startApp } from "./start-app.ts";

/** Defined by electron.vite.config.ts; empty when the app was packaged for no server. */
declare const __SERVER_URL__: string;

// First what must happen before the app is ready, then the lock, then what needs a ready app.
protocol.registerSchemesAsPrivileged([appScheme]);
// An AppImage starts itself with this switch where the system gives it no sandbox. Enabling the
// sandbox there would keep pages from starting.
const isSandboxed = !app.commandLine.hasSwitch("no-sandbox");
if (isSandboxed) app.enableSandbox();
// The name decides the data folder and the lock, so an app in development runs
// beside the installed one.
app.setName(app.isPackaged ? product.name : `${product.name} in development`);

const config = readConfig({
  env: process.env,
  argv: process.argv,
  platform: process.platform,
  isPackaged: app.isPackaged,
  isFromStore: Boolean(process.mas || process.windowsStore),
  execPath: process.execPath,
  home: app.getPath("home"),
  bundledServer: __SERVER_URL__,
  isSandboxed,
  hasFeed: existsSync(join(process.resourcesPath, "app-update.yml")),
});
const logFile = join(app.getPath("userData"), "logs", "main.log");
const log = createLog(logFile, () => new Date(), !app.isPackaged);
process.on("uncaughtException", (cause) => log.error("Uncaught exception", cause));
process.on("unhandledRejection", (cause) => log.error("Unhandled rejection", cause));

const requests = createLaunchRequests(log);

if (claimSingleInstance(app, requests.secondInstance)) {
  if (config.system === "windows") app.setAppUserModelId(product.appId);
  app.on("open-url", (event, link) => {
    event.preventDefault();
    requests.openLink(link);
  });
  requests.openLink(findDeepLink(process.argv));
  app.whenReady()
    .then(() => startApp(config, log))
    .then(({ open }) => requests.handleWith(open))
    .catch((cause: unknown) => {
      log.error("The app could not start", cause);
      const reason = cause instanceof Error ? cause.message : String(cause);
      dialog.showErrorBox(`${product.name} could not start`, `${reason}\n\nThe log is in ${logFile}`);
      app.exit(1);
    });
}
