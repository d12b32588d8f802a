import { msg } from "@lingui/core/runtime-macro";
import { app, dialog, protocol } from "electron";
import { existsSync } from "node:fs";
import { release, type } from "node:os";
import { join } from "node:path";
import { product } from "#shared/product.ts";
import { type Config, readConfig } from "./config.ts";
import { getErrorMessage } from "./error-message.ts";
import { writeText } from "./language/write-text.ts";
import { createLog, type Log, logFileName } from "./log.ts";
import { claimSingleInstance, createLaunchRequests, findDeepLink } from "./os/launch-requests.ts";
import { appScheme } from "./security/app-scheme.ts";
import { endSelfTest } from "./self-test/end-self-test.ts";
import { moveToOwnDataFolder } from "./self-test/own-data-folder.ts";
import { findSelfTest, type SelfTestRequest } from "./self-test/self-test-switch.ts";
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
if (config.system === "windows") app.setAppUserModelId(product.appId);

const selfTest = findSelfTest(process.argv);
if (selfTest === null) startForMember(config);
else startSelfTest(config, selfTest);

function startForMember(config: Config): void {
  const logFile = join(app.getPath("userData"), logFileName);
  const log = createLog(logFile, () => new Date(), !app.isPackaged);
  logUncaught(log);
  const requests = createLaunchRequests(log);
  if (!claimSingleInstance(app, requests.secondInstance)) return;
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
      const reason = getErrorMessage(cause);
      dialog.showErrorBox(
        writeText(msg`${{ product: product.name }} could not start`),
        `${reason}\n\n${writeText(msg`The log is in ${{ logFile }}`)}`,
      );
      app.exit(1);
    });
}

function startSelfTest(config: Config, request: SelfTestRequest): void {
  const place = moveToOwnDataFolder(app);
  const log = createLog(join(place.dataFolder, logFileName), () => new Date(), true);
  logUncaught(log);
  const { electron, chrome, node } = process.versions;
  const desktop = [process.env.XDG_CURRENT_DESKTOP, process.env.XDG_SESSION_TYPE].filter(Boolean).join(", ");
  void endSelfTest({ app, process, request, place, print: (line) => console.log(line) }, async () => {
    await app.whenReady();
    const { runSelfTest } = await import("./self-test/start-self-test.ts");
    return await runSelfTest({
      config,
      place,
      versions: {
        app: app.getVersion(),
        electron,
        chrome,
        node,
        os: `${type()} ${release()} ${process.arch}`,
        desktop: desktop || null,
      },
      resourcesPath: process.resourcesPath,
      log,
    });
  });
}

function logUncaught(log: Log): void {
  process.on("uncaughtException", (cause) => log.error("Uncaught exception", cause));
  process.on("unhandledRejection", (cause) => log.error("Unhandled rejection", cause));
}
