import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { someReport } from "../testing/some-report.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { endSelfTest } from "./end-self-test.ts";
import type { SelfTestReport } from "./report.ts";

const folder = temporaryFolder();

async function end(run: () => Promise<SelfTestReport>, file: string | null = null) {
  const reportFolder = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(reportFolder, "mine.txt"), "mine");
  const dataFolder = join(reportFolder, "temporary");
  mkdirSync(dataFolder);
  const [exit, lines] = [vi.fn(), [] as string[]];
  const atExit: (() => void)[] = [];
  const once = (_name: string, listener: () => void) => void atExit.push(listener);
  await endSelfTest({
    app: { exit },
    process: { once: once as never },
    request: { file: file && join(reportFolder, file) },
    place: { reportFolder, dataFolder, isAppRunning: false },
    print: (line) => void lines.push(line),
  }, run);
  for (const listener of atExit) listener();
  return { reportFolder, dataFolder, exit, lines };
}

test.each([[true, 0, "passed"], [false, 1, "failed"]])(
  "passed: %s ends with %i, says where the report is, and leaves no folder",
  async (isPassed, code, word) => {
    const { reportFolder, dataFolder, exit, lines } = await end(() =>
      Promise.resolve(someReport({ isPassed }))
    );
    const path = join(reportFolder, "self-test.json");
    expect(lines).toEqual([`Self-test ${word}: ${path}`]);
    expect(exit).toHaveBeenCalledExactlyOnceWith(code);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ isPassed });
    expect(existsSync(dataFolder)).toBe(false);
  },
);

test("writes where the command line wants it", async () => {
  const { reportFolder } = await end(() => Promise.resolve(someReport()), "here.json");
  expect(existsSync(join(reportFolder, "here.json"))).toBe(true);
  expect(existsSync(join(reportFolder, "self-test.json"))).toBe(false);
});

test("a self-test that could not run says why and ends with 1", async () => {
  const { exit, lines } = await end(() => Promise.reject(new Error("no display")));
  expect(lines).toEqual(["Self-test failed: no display"]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

test.each([
  ["in a missing folder", "missing/here.json", "no such file"],
  ["in the place of another file", "mine.txt", "is no report of a self-test"],
])("desktop.8: a report %s is refused before any check runs", async (_, file, why) => {
  const run = vi.fn(() => Promise.resolve(someReport()));
  const { exit, lines } = await end(run, file);
  expect(lines).toEqual([expect.stringContaining(why)]);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(run).not.toHaveBeenCalled();
});
