import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();
const now = () => new Date("2026-11-21T10:00:00Z");

test("writes lines with their time, and starts a new file when it is too long", () => {
  const path = join(folder, "logs/main.log");
  const log = createLog(path, now, false);
  log.info("started");
  log.error("failed", new Error("because"));
  expect(readFileSync(path, "utf8")).toMatch(
    /^2026-11-21T10:00:00.000Z info started\n.*error failed: Error: because/,
  );
  writeFileSync(path, "x".repeat(1_000_001));
  log.info("anew");
  expect(readFileSync(path, "utf8")).toBe("2026-11-21T10:00:00.000Z info anew\n");
  expect(existsSync(`${path}.old`)).toBe(true);
});

test("does not throw when the disk is full", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => createLog(join(folder, "file/main.log"), now, false).info("lost")).not.toThrow();
});
