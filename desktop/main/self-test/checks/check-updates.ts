import type { AppUpdater } from "electron-updater";
import { getErrorMessage } from "../../error-message.ts";
import { failed, notAvailable, ok, type Outcome } from "../outcome.ts";

interface UpdateParts {
  readonly isPackaged: boolean;
  readonly updatesItself: boolean;
  /** Text of `app-update.yml`; null without one. */
  readonly feedFile: string | null;
  /** Loads electron-updater. */
  readonly load: () => Promise<AppUpdater>;
}

/** Reads the newest release from the feed. Nothing is downloaded or installed. */
export async function checkUpdates(parts: UpdateParts): Promise<Outcome> {
  const feed = /^url: (.+)$/m.exec(parts.feedFile ?? "")?.[1]?.trim() ?? null;
  if (!parts.isPackaged) return notAvailable("The app runs from its sources.");
  if (feed === null) return notAvailable("The app was packaged without a feed of releases.");
  if (!parts.updatesItself) return notAvailable("A package manager or store updates the app.", { feed });
  const updater = await parts.load();
  updater.logger = null;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  // It also rejects, which is what counts here.
  updater.on("error", () => undefined);
  try {
    const found = await updater.checkForUpdates();
    if (found === null) return failed("The updater looked for no release.", { feed });
    return ok({ feed, newest: found.updateInfo.version, isNewer: found.isUpdateAvailable });
  } catch (cause) {
    return failed(firstLine(cause), { feed });
  }
}

/** The updater's errors go on with headers and a stack. */
function firstLine(cause: unknown): string {
  return getErrorMessage(cause).split("\n")[0] ?? "";
}
