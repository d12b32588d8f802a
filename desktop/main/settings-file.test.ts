import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openJsonFile } from "./os/json-file.ts";
import { getDefaultPreferences, parseSettings } from "./settings-file.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();
const defaults = getDefaultPreferences("mac");
const parse = parseSettings("mac");
const fresh = { server: null, theme: "system", language: null, preferences: defaults };

test.each([undefined, null, 7, "x", [], { preferences: 3 }, { server: 9, theme: "pink", language: "xx" }])(
  "returns the defaults for %j",
  (file) => expect(parse(file)).toEqual(fresh),
);

test("replaces one invalid preference by its default", () => {
  const file = { preferences: { hasGlobalShortcut: true, staysInTray: "x", unknown: 1 } };
  expect(parse(file).preferences).toEqual({ ...defaults, hasGlobalShortcut: true });
});

test("drops a server that could not be typed in", () => {
  expect(parse({ server: "http://evil.example" }).server).toBeNull();
  expect(parse({ server: "https://glimmer.example.org/x" }).server).toBe("https://glimmer.example.org");
});

test("survive a restart, and become the defaults when the file is cut off", () => {
  const path = join(folder, "app/settings.json");
  openJsonFile(path, parse, quietLog()).write({ ...fresh, theme: "dark" } as ReturnType<typeof parse>);
  expect(openJsonFile(path, parse, quietLog()).read().theme).toBe("dark");
  writeFileSync(path, readFileSync(path, "utf8").slice(0, 20));
  expect(openJsonFile(path, parse, quietLog()).read()).toEqual(fresh);
});

test("last until the app quits when they cannot be written, which is logged", () => {
  const log = quietLog();
  writeFileSync(join(folder, "file"), "");
  const kept = openJsonFile(join(folder, "file/settings.json"), parse, log);
  kept.write({ ...fresh, theme: "light" } as ReturnType<typeof parse>);
  expect(kept.read().theme).toBe("light");
  expect(log.lines).toHaveLength(1);
});

test("closing the window quits by default on Linux only", () => {
  expect(getDefaultPreferences("linux").staysInTray).toBe(false);
  expect(getDefaultPreferences("windows").staysInTray).toBe(true);
});
