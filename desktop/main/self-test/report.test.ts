import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { someReport } from "../testing/some-report.ts";
import { selfTestReport, writeReport } from "./report.ts";

const folder = temporaryFolder();
let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(folder, "run-")), "report.json");
});

test("writes what the schema reads, in the place of an earlier report", () => {
  for (const isPassed of [true, false]) {
    writeReport(path, someReport({ isPassed }));
    expect(selfTestReport.parse(JSON.parse(readFileSync(path, "utf8")))).toEqual(someReport({ isPassed }));
  }
});

test.each(["mine", '{"name":"glimmer"}', ""])("desktop.8: replaces no other file: %j", (text) => {
  writeFileSync(path, text);
  expect(() => writeReport(path, someReport())).toThrow("is no report of a self-test");
  expect(readFileSync(path, "utf8")).toBe(text);
});
