import type { App } from "electron";
import type { Log } from "../log.ts";

/** Logs processes beside the page that end early, such as that of the graphics: Chromium starts them again. */
export function logEndedProcesses(app: Pick<App, "on">, log: Log): void {
  app.on("child-process-gone", (_event, { type, name, reason, exitCode }) => {
    if (reason === "clean-exit") return;
    log.error(`A process is gone: ${name ?? type}, ${reason}, exit code ${exitCode}`);
  });
}
