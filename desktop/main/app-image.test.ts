import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { introduceAppImage } from "./app-image.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const appImage = "/home/ana/My Apps/glimmer-1.0.0.AppImage";

function computer() {
  const folder = temporaryFolder();
  const [applicationsDir, shared, icon] = ["applications", "shared", "packed.png"].map((name) =>
    join(folder, name)
  ) as [string, string, string];
  writeFileSync(icon, "a picture");
  const log = quietLog();
  const config = { applicationsDir, sharedApplicationsDirs: [shared] };
  const entry = join(applicationsDir, "app.glimmer.Glimmer.desktop");
  const parts = { config, icon, dataDir: join(folder, "data"), log };
  return { parts, entry, shared, applicationsDir, log, read: () => readFileSync(entry, "utf8") };
}

test("an AppImage is known to the desktop as what opens our links, and stays out of the menus", () => {
  const { parts, read } = computer();
  introduceAppImage(parts, appImage);
  expect(read()).toContain('Exec="/home/ana/My Apps/glimmer-1.0.0.AppImage" %u\n');
  expect(read()).toContain("MimeType=x-scheme-handler/glimmer;\n");
  expect(read()).toContain("NoDisplay=true\n");
  expect(read()).toContain("StartupWMClass=app.glimmer.Glimmer\n");
  const icon = /Icon=(.*)/.exec(read())?.[1] ?? "";
  expect(readFileSync(icon, "utf8")).toBe("a picture");
});

test("an update that gives it another name is followed", () => {
  const { parts, read } = computer();
  introduceAppImage(parts, appImage);
  introduceAppImage(parts, "/home/ana/glimmer-2.0.0.AppImage");
  expect(read()).toContain('Exec="/home/ana/glimmer-2.0.0.AppImage" %u\n');
});

test("an app that was installed has its entry, and any other system too", () => {
  const installed = computer();
  mkdirSync(installed.shared);
  writeFileSync(join(installed.shared, "app.glimmer.Glimmer.desktop"), "the package manager's");
  introduceAppImage(installed.parts, appImage);
  const other = computer();
  introduceAppImage(other.parts, null);
  expect([existsSync(installed.entry), existsSync(other.entry)]).toEqual([false, false]);
});

test("a folder that cannot be written is logged, and the app goes on", () => {
  const { parts, applicationsDir, log } = computer();
  writeFileSync(applicationsDir, "a file in its place");
  introduceAppImage(parts, appImage);
  expect(log.lines).toEqual([expect.stringContaining("does not know the app")]);
});
