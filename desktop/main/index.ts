import { app, protocol } from "electron";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathOfDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { appScheme } from "./app-scheme.ts";
import { hiddenSwitch, readConfig } from "./config.ts";
import { deepLinkIn } from "./deep-link-in.ts";
import { createLog } from "./log.ts";
import { linkOfLaunch } from "./notice-link.ts";
import { claimSingleInstance } from "./single-instance.ts";
import { type RunningApp, startApp } from "./start-app.ts";

/**
 * The order of the start: what must be before the app is ready, then the lock, then what needs a ready app. Links that arrive
 * meanwhile wait.
 */
protocol.registerSchemesAsPrivileged([appScheme]);
// An AppImage on a system that forbids the sandbox says so itself; against that switch no page's process would start.
if (!app.commandLine.hasSwitch("no-sandbox")) app.enableSandbox();
// An app that is being developed keeps its own data, and runs beside the installed one.
app.setName(app.isPackaged ? product.name : `${product.name} in development`);

const config = readConfig({
  env: process.env,
  argv: process.argv,
  platform: process.platform,
  isPackaged: app.isPackaged,
  home: app.getPath("home"),
  bakedServer: __SERVER_URL__,
  hasFeed: existsSync(join(process.resourcesPath, "app-update.yml")),
});
const log = createLog(join(app.getPath("userData"), "logs", "main.log"), () => new Date(), !app.isPackaged);
process.on("uncaughtException", (cause) => log.error("Uncaught", cause));
process.on("unhandledRejection", (cause) => log.error("Unhandled", cause));

let running: RunningApp | null = null;
let waitingPath: string | null = null;

/** Follows a link from outside, as soon as there is a page. One that leads nowhere we know is ignored. */
function follow(link: string): void {
  const path = pathOfDeepLink(link);
  if (path === null) log.info("Ignored a link that leads nowhere here");
  else if (running) running.arrive(path);
  else waitingPath = path;
}

/** Somebody started the app again: it comes to the front, where the link leads when there is one. The computer's own start is nobody. */
function meetSecond(argv: readonly string[]): void {
  const link = deepLinkIn(argv);
  const path = link && pathOfDeepLink(link);
  if (path) follow(link);
  else if (!argv.includes(hiddenSwitch)) running?.arrive(null);
}

if (claimSingleInstance(app, meetSecond)) {
  if (config.system === "windows") app.setAppUserModelId(product.appId);
  app.on("open-url", (event, link) => {
    event.preventDefault();
    follow(link);
  });
  // A Mac that was asked to by a click on a notification says so here.
  app.on("ready", (_event, launchInfo) => {
    const link = linkOfLaunch(launchInfo);
    if (link) follow(link);
  });
  const link = deepLinkIn(process.argv);
  if (link) follow(link);
  app.whenReady()
    .then(() => startApp(config, log))
    .then((started) => {
      running = started;
      if (waitingPath) running.arrive(waitingPath);
    })
    .catch((cause: unknown) => {
      log.error("The app could not start", cause);
      app.exit(1);
    });
}
