import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "electron";

export interface SelfTestPlace {
  /** Folder of the member's app, where a report goes that has no path. */
  readonly reportFolder: string;
  /** Deleted at the end. */
  readonly dataFolder: string;
  readonly isAppRunning: boolean;
}

/**
 * Gives the self-test a data folder of its own: it cannot read, change or sign out what the member has,
 * and runs beside the app. Call it before the app is ready.
 */
export function useOwnDataFolder(
  app: Pick<App, "getPath" | "setPath" | "requestSingleInstanceLock" | "releaseSingleInstanceLock">,
): SelfTestPlace {
  const reportFolder = app.getPath("userData");
  // An app that runs is told of this start, and ignores it.
  const isAppRunning = !app.requestSingleInstanceLock();
  if (!isAppRunning) app.releaseSingleInstanceLock();
  const dataFolder = mkdtempSync(join(tmpdir(), "glimmer-self-test-"));
  app.setPath("userData", dataFolder);
  return { reportFolder, dataFolder, isAppRunning };
}
