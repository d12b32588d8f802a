import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStandInElectron } from "../../prove/testing/create-stand-in-electron.ts";
import { getElectronDist, readElectronVersion, requireElectron } from "./electron-program.ts";
import { packageDesktop } from "./package-app.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "glimmer-electron-"));
  createStandInElectron(join(folder, "electron"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("finds Electron at ELECTRON_OVERRIDE_DIST_PATH", () => {
  const dist = join(folder, "electron");
  expect(getElectronDist(root, { ELECTRON_OVERRIDE_DIST_PATH: dist }, "linux")).toBe(dist);
});

test.each(["darwin", "win32"])("refuses an Electron for Linux on %s", (platform) => {
  expect(getElectronDist(root, { ELECTRON_OVERRIDE_DIST_PATH: join(folder, "electron") }, platform))
    .toBeNull();
});

test("names the missing Electron version and how to provide it", async () => {
  const nowhere = { ELECTRON_OVERRIDE_DIST_PATH: join(folder, "nowhere") };
  expect(() => requireElectron(root, nowhere)).toThrow(
    new RegExp(
      `^This needs the Electron program.*v${readElectronVersion(root)} .*ELECTRON_OVERRIDE_DIST_PATH.*\\.$`,
    ),
  );
  await expect(packageDesktop(root, nowhere, [])).rejects.toThrow("This needs the Electron program");
});
