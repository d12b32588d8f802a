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
const growth = reportOf("growth", {
  posts: { value: 17.06, note: "10,000 → 100,000 posts: feed" },
  depth: [1.2, 1.4, 1.3],
  readers: Number.NaN,
});
const media = reportOf("media", { photo: 812, cpu: 300, ten: Number.NaN, turn: 0.59 });

const cellsOf = (line = "") => line.split("|").slice(1, -1).map((cell) => cell.trim());

async function logWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-bench-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "LOG.md"), text);
  return join(folder, "LOG.md");
}

test("a row says when and where a run was, how many goals it met, and the key figures of each part", () => {
  const row = cellsOf(logRow(run, [media, growth]));
  const ofRun = ["2026-11-26 10:20", "d87c1585+", "--quick", "0.4", run.machine, run.versions, "2 of 4"];
  expect(row.slice(0, ofRun.length)).toEqual(ofRun);
  const ofParts = Object.fromEntries(partNames.map((part, at) => [part, row[ofRun.length + at]]));
  expect(ofParts).toMatchObject({
    media: "**812 ms**; 0.59",
    growth: "**17.1**; 1.30; not measured",
    feed: "",
    page: "",
  });
});

test("a row has as many cells as the head, which names the key figures with their goals", () => {
  const head = cellsOf(logHead[0]);
  expect(head).toContain("media: photo ≤ 700 ms; turn ≤ 3");
  expect(cellsOf(logHead[1])).toHaveLength(head.length);
  expect(cellsOf(logRow(run, [media]))).toHaveLength(head.length);
});

test("a run is added below the others and changes none of them", async () => {
  const file = await logWith(["# Log", "", ...logHead, logRow(run, [media]), ""].join("\n"));
  const before = await readFile(file, "utf8");
  await appendToLog(file, run, [growth]);
  expect(await readFile(file, "utf8")).toBe(`${before}${logRow(run, [growth])}\n`);
});

test("a run begins a table of its own when the key figures have changed", async () => {
  const older = ["| date, UTC | commit | feed: pages |", "| --- | --- | --- |", "| 2026 | a | 4 |", ""].join(
    "\n",
  );
  const file = await logWith(older);
  await appendToLog(file, run, [media]);
  await appendToLog(file, run, [growth]);
  expect(await readFile(file, "utf8"))
    .toBe([older, ...logHead, logRow(run, [media]), logRow(run, [growth]), ""].join("\n"));
});
