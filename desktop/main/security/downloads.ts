import { basename, join } from "node:path";
import type { DownloadItem, Session } from "electron";
import { cutToLength } from "#shared/shorten-text.ts";
import type { Log } from "../log.ts";
import { isAppPage } from "./app-scheme.ts";

/** Images, and the tables of administrators and moderators. */
const allowedTypes = /^(image\/(png|jpeg|webp|gif|avif)|text\/csv)$/;

/**
 * Returns the path that a save dialog proposes for a file of this name.
 * @param downloadsDir may throw where the folder is on a missing drive; the
 * system then proposes one
 */
export function proposePath(downloadsDir: () => string, name: string, log: Log): string {
  try {
    return join(downloadsDir(), name);
  } catch (cause) {
    log.error("The downloads folder cannot be found", cause);
    return name;
  }
}

/** Allows downloads of these types from our own page, and asks the member where to save them. */
export function restrictDownloads(
  session: Pick<Session, "on">,
  propose: (name: string) => string,
  log: Log,
): void {
  session.on("will-download", (event, item: DownloadItem) => {
    const source = item.getURL().replace(/^blob:/, "");
    if (!isAppPage(source) || !allowedTypes.test(item.getMimeType())) {
      log.info(`Refused a download of ${item.getMimeType()}`);
      event.preventDefault();
      return;
    }
    const name = fileName(item.getFilename(), item.getMimeType());
    item.setSaveDialogOptions({ defaultPath: propose(name) });
  });
}

/** Returns a name that every file system accepts, with the extension of its type. */
export function fileName(given: string, type: string): string {
  const [, kind = "bin"] = type.split("/");
  const extension = kind === "jpeg" ? "jpg" : kind;
  const stem = basename(given).replace(/\.[^.]*$/, "").replaceAll(/[^\p{L}\p{N} _-]/gu, "").trim();
  return `${cutToLength(stem, 80) || "glimmer"}.${extension}`;
}
