import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countsFrom, listTriedAgain, readPlaywrightCounts, readVitestCounts } from "./test-counts.ts";

const report = (change: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [],
  ...change,
});

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "glimmer-counts-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("counts passed, failed and skipped tests", () => {
  expect(readVitestCounts(report({ numFailedTests: 2 }))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: [],
    failedFiles: [],
  });
});

test("counts a test file that does not load as a failure", () => {
  const testResults = [
    { status: "failed", name: "a.test.ts", message: "no such module", assertionResults: [] },
    { status: "passed", name: "b.test.ts", message: "", assertionResults: [] },
  ];
  expect(readVitestCounts(report({ testResults }))).toMatchObject({
    failed: 1,
    failures: ["a.test.ts\n    no such module"],
  });
});

test("counts a file with failed tests once", () => {
  const testResults = [{
    status: "failed",
    name: "a.test.ts",
    message: "",
    assertionResults: [{ status: "failed", fullName: "likes once", failureMessages: ["2 is not 1\nat a"] }],
  }];
  expect(readVitestCounts(report({ numFailedTests: 1, testResults }))).toMatchObject({
    failed: 1,
    failures: ["a.test.ts › likes once\n    2 is not 1\n    at a"],
    failedFiles: ["a.test.ts"],
  });
});

test("counts tests whose files pass when they are tried again as passed, and names them", () => {
  const first = { passed: 7, failed: 1, skipped: 0, failures: ["a.test.ts › likes once"] };
  const again = (failed: number) => listTriedAgain(first, { passed: 4, failed, skipped: 0 });
  expect(again(0)).toMatchObject({ passed: 8, failed: 0, failures: [], flaky: first.failures });
  expect(again(1)).toEqual(first);
  expect(listTriedAgain({ ...first, failed: 2 }, { passed: 4, failed: 0, skipped: 0 })).toMatchObject({
    failed: 1,
  });
});

test("counts a browser test that passed when tried again as passed and names it, and an error outside of tests as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string) => ({
    title,
    file: "feed.spec.ts",
    tests: [{ status, results: [{ errors: status === "expected" ? [] : [{ message: "not seen" }] }] }],
  });
  const suites = [{
    specs: [spec("likes", "expected")],
    suites: [{ specs: [spec("posts", "flaky"), spec("shares", "unexpected")] }],
  }];
  expect(readPlaywrightCounts({ stats, errors: [{}], suites })).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ["outside of tests\n    ", "feed.spec.ts › shares\n    not seen"],
    flaky: ["feed.spec.ts › posts\n    not seen"],
  });
});

test("counts a run that exits with an error but without a failed test as a failure", async () => {
  const file = join(directory, "report.json");
  await writeFile(file, JSON.stringify(report()));
  expect(await countsFrom(file, false, readVitestCounts)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: [],
    failedFiles: [],
  });
  expect(await countsFrom(file, true, readVitestCounts)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    failures: [],
    failedFiles: [],
  });
});

test("counts a run without a report as a failure, whatever its exit code", async () => {
  expect(await countsFrom(join(directory, "absent.json"), true, readVitestCounts)).toMatchObject({
    failed: 1,
  });
});
