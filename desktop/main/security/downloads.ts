import { basename } from "node:path";
import type { DownloadItem, Session } from "electron";
import { isAppPage } from "./app-scheme.ts";
import type { Log } from "../log.ts";

/** Pictures, and the member's own data (decision 27). */
const wanted = /^(image\/(png|jpeg|webp|gif|avif)|application\/zip|application\/json)$/;

/**
 * Downloads come from our own pages and are asked about: the system's Save as, in the folder for downloads.
 * @param downloadsDir may throw: the folder can be on a drive that is away. The system then offers one of its own.
 */
export function askWhereToSave(
  session: Pick<Session, "on">,
  downloadsDir: () => string,
  join: (folder: string, name: string) => string,
  log: Log,
): void {
  const pathFor = (name: string) => {
    try {
      return join(downloadsDir(), name);
    } catch (cause) {
      log.error("The folder for downloads is out of reach", cause);
      return name;
    }
  };
  session.on("will-download", (event, item: DownloadItem) => {
    const from = item.getURL().replace(/^blob:/, "");
    if (!isAppPage(from) || !wanted.test(item.getMimeType())) {
      log.info(`Refused a download of ${item.getMimeType()}`);
      event.preventDefault();
      return;
    }
    const name = fileName(item.getFilename(), item.getMimeType());
    item.setSaveDialogOptions({ defaultPath: pathFor(name) });
  });
}

/** A name no file system stumbles over, with the ending its type has. */
export function fileName(given: string, type: string): string {
  const [, kind = "bin"] = type.split("/");
  const ending = kind === "jpeg" ? "jpg" : kind;
  const stem = basename(given).replace(/\.[^.]*$/, "").replaceAll(/[^\p{L}\p{N} _-]/gu, "").trim().slice(
    0,
    80,
  );
  return `${stem || "glimmer"}.${ending}`;
}
