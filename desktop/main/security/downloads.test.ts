import { EventEmitter } from "node:events";
import type { Session } from "electron";
import { expect, test, vi } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { fileName, proposePath, restrictDownloads } from "./downloads.ts";

test.each([
  ["app://glimmer/api/media/1", "image/webp", true],
  ["blob:app://glimmer/0198", "image/png", true],
  ["blob:app://glimmer/0198", "text/csv", true],
  ["app://glimmer/api/media/1", "application/x-msdownload", false],
  ["app://glimmer/api/media/1", "text/html", false],
  ["blob:app://glimmer/0198", "application/zip", false],
  ["https://evil.example/a.png", "image/png", false],
  ["data:image/png;base64,x", "image/png", false],
])("allows a download of %s as %s: %s", (url, type, isOffered) => {
  const { preventDefault, setSaveDialogOptions } = download(url, type);
  expect(preventDefault).toHaveBeenCalledTimes(isOffered ? 0 : 1);
  const offered = [{ defaultPath: expect.stringMatching(/^\/home\/ana\/Downloads\/dawn\./) as string }];
  expect(setSaveDialogOptions.mock.calls).toEqual(isOffered ? [offered] : []);
});

test("proposes only the name when the downloads folder cannot be found", () => {
  const unreachable = () => {
    throw new Error("Failed to get 'downloads' path");
  };
  const log = quietLog();
  expect(proposePath(unreachable, "dawn.webp", log)).toBe("dawn.webp");
  expect(log.lines).toEqual([expect.stringContaining("cannot be found")]);
});

/** The page starts a download with this address and type. */
function download(url: string, type: string) {
  const session = new EventEmitter();
  restrictDownloads(
    session as unknown as Session,
    (name) => `/home/ana/Downloads/${name}`,
    quietLog(),
  );
  const [preventDefault, setSaveDialogOptions] = [vi.fn(), vi.fn()];
  session.emit("will-download", { preventDefault }, {
    getURL: () => url,
    getMimeType: () => type,
    getFilename: () => "dawn.exe",
    setSaveDialogOptions,
  });
  return { preventDefault, setSaveDialogOptions };
}

test.each([
  ["dawn.exe", "image/jpeg", "dawn.jpg"],
  ["../../etc/passwd", "image/png", "passwd.png"],
  ["..", "image/webp", "glimmer.webp"],
  ["Übung 3\u202e.gpj", "image/webp", "Übung 3.webp"],
  ["", "image/gif", "glimmer.gif"],
  ["glimmer-audit-2026-11-22.csv", "text/csv", "glimmer-audit-2026-11-22.csv"],
])("saves %j of type %s as %j", (given, type, name) => expect(fileName(given, type)).toBe(name));
