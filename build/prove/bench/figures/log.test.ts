import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { partNames } from "./declared-figures.ts";
import { appendToLog, logHead, logRow } from "./record-run.ts";
import { reportOf } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";

const run: RunDescription = {
  date: "2026-11-26 10:20",
  commit: "d87c1585+",
  options: "--quick",
  load: "0.4",
  machine: "2 × AMD EPYC, 25 GB, linux",
  versions: "PostgreSQL 18.4, Deno 2.9.6, Node 24.21.0",
};
const anonymous = reportOf("anonymous", {
  work: { value: 17.06, note: "GET /api/media/{id}" },
  feed: [1.2, 1.4, 1.3],
});
const lists = reportOf("lists", {
  following: 0.26,
  quiet: 0.2,
  post: 0.59,
  heavy: Number.NaN,
  history: Number.NaN,
  longHistory: Number.NaN,
});

const cellsOf = (line = "") => line.split("|").slice(1, -1).map((cell) => cell.trim());

async function logWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-bench-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "LOG.md"), text);
  return join(folder, "LOG.md");
}

test("a row says when and where a run was, how many goals it met, and the key figures of each part", () => {
  const row = cellsOf(logRow(run, [lists, anonymous]));
  const ofRun = ["2026-11-26 10:20", "d87c1585+", "--quick", "0.4", run.machine, run.versions, "2 of 5"];
  expect(row.slice(0, ofRun.length)).toEqual(ofRun);
  const ofParts = Object.fromEntries(partNames.map((part, at) => [part, row[ofRun.length + at]]));
  expect(ofParts).toMatchObject({ lists: "**0.26**; 0.59", anonymous: "**17.1**; 1.30", feed: "", page: "" });
});

test("a row has as many cells as the head, which names the key figures with their goals", () => {
  const head = cellsOf(logHead[0]);
  expect(head).toContain("lists: following ≥ 0.5; a post ≥ 0.5");
  expect(cellsOf(logHead[1])).toHaveLength(head.length);
  expect(cellsOf(logRow(run, [lists]))).toHaveLength(head.length);
});

test("a run is added below the others and changes none of them", async () => {
  const file = await logWith(["# Log", "", ...logHead, logRow(run, [lists]), ""].join("\n"));
  const before = await readFile(file, "utf8");
  await appendToLog(file, run, [anonymous]);
  expect(await readFile(file, "utf8")).toBe(`${before}${logRow(run, [anonymous])}\n`);
});

test("a run begins a table of its own when the key figures have changed", async () => {
  const older = ["| date, UTC | commit | feed: pages |", "| --- | --- | --- |", "| 2026 | a | 4 |", ""].join(
    "\n",
  );
  const file = await logWith(older);
  await appendToLog(file, run, [lists]);
  await appendToLog(file, run, [anonymous]);
  expect(await readFile(file, "utf8"))
    .toBe([older, ...logHead, logRow(run, [lists]), logRow(run, [anonymous]), ""].join("\n"));
});
