import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepJson } from "../os/json-file.ts";
import { defaultPreferences } from "./preferences.ts";
import { parseSettings } from "./settings.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const defaults = defaultPreferences("mac");
const parse = parseSettings(defaults);
const fresh = { server: null, theme: "system", preferences: defaults };

test.each([undefined, null, 7, "x", [], { preferences: 3 }, { server: 9, theme: "pink" }])(
  "what cannot be settings is the defaults: %j",
  (file) => expect(parse(file)).toEqual(fresh),
);

test("one bad preference does not take the others along", () => {
  const file = { preferences: { hidesText: true, quietHours: { from: "25:00", to: "x" }, unknown: 1 } };
  expect(parse(file).preferences).toEqual({ ...defaults, hidesText: true });
});

test("a server that could not be typed in is not read from the file", () => {
  expect(parse({ server: "http://evil.example" }).server).toBeNull();
  expect(parse({ server: "https://glimmer.example.org/x" }).server).toBe("https://glimmer.example.org");
});

test("are kept whole over a restart, and survive a file that was cut off", () => {
  const path = join(folder, "app/settings.json");
  keepJson(path, parse, quietLog()).write({ ...fresh, theme: "dark" } as ReturnType<typeof parse>);
  expect(keepJson(path, parse, quietLog()).read().theme).toBe("dark");
  writeFileSync(path, readFileSync(path, "utf8").slice(0, 20));
  expect(keepJson(path, parse, quietLog()).read()).toEqual(fresh);
});

test("hold until the end when they cannot be written, and the log says so", () => {
  const log = quietLog();
  writeFileSync(join(folder, "file"), "");
  const kept = keepJson(join(folder, "file/settings.json"), parse, log);
  kept.write({ ...fresh, theme: "light" } as ReturnType<typeof parse>);
  expect(kept.read().theme).toBe("light");
  expect(log.lines).toHaveLength(1);
});

test("a tray is not trusted on Linux", () => {
  expect(defaultPreferences("linux").staysInTray).toBe(false);
  expect(defaultPreferences("windows").staysInTray).toBe(true);
});
