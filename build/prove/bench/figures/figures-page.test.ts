import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listKinds, partNames } from "./declared-figures.ts";
import { formatGoal, reportOf } from "./part-report.ts";
import { logHead, putFiguresOnPage, readFiguresOnPage } from "./record-run.ts";
import type { RunDescription } from "./run-description.ts";

const folder = join(import.meta.dirname, "..");
const page = await readFile(join(folder, "README.md"), "utf8");
const log = await readFile(join(folder, "LOG.md"), "utf8");
const run: RunDescription = {
  date: "2026-11-26 10:20",
  commit: "d87c1585",
  options: "--quick --only media",
  load: "0.4",
  machine: "2 × AMD EPYC, 25 GB, linux",
  versions: "PostgreSQL 18.4, Deno 2.9.6, Node 24.21.0",
};
const media = reportOf("media", {
  photo: { value: 817.06, note: "12 megapixels" },
  cpu: 300,
  ten: [1.2, 1.4, 1.3],
  turn: 2,
});

test.each(partNames)("the page says what %s measures, with its figures and goals as in the code", (part) => {
  expect(page.toLowerCase()).toMatch(new RegExp(`^- \\*\\*${part}\\*\\* `, "m"));
  const onPage = readFiguresOnPage(page, part).map(([name, goal]) => [name, goal]);
  expect(onPage, "Run this part of the bench again, or change the page's table by hand")
    .toEqual(listKinds(part).map((figure) => [figure.name, formatGoal(figure)]));
});

test("the log's last table has the key figures of the code", () => {
  expect(log.split("\n").findLast((line) => line.startsWith("| date, UTC |"))).toBe(logHead[0]);
});

const start = "<!-- figures, written by the bench -->";
const small = `# Bench\n\n${start}\n\nOlder figures.\n\n<!-- end of figures -->\n\nMore.\n`;

test("a run replaces the figures of its part and says when and where they were measured", () => {
  expect(putFiguresOnPage(small, run, [media])).toBe([
    "# Bench",
    "",
    start,
    "",
    "| Part  | Figure                                                                 | Goal     | Measured                  |",
    "| ----- | ---------------------------------------------------------------------- | -------- | ------------------------- |",
    "| media | a photo of 12 megapixels, from its first byte until it is stored       | ≤ 700 ms | **817 ms**: 12 megapixels |",
    "| media | processor time of the server for it                                    |          | 300 ms                    |",
    "| media | photos of ten members at once, the last beside ten one after the other | ≤ 1.3    | 1.30 (1.20 to 1.40)       |",
    "| media | a photo beside ten of another member, beside one alone                 | ≤ 3      | 2                         |",
    "",
    "| Part  | Run, UTC         | Commit   | Options                | Load before |",
    "| ----- | ---------------- | -------- | ---------------------- | ----------- |",
    "| media | 2026-11-26 10:20 | d87c1585 | `--quick --only media` | 0.4         |",
    "",
    "<!-- end of figures -->",
    "",
    "More.",
    "",
  ].join("\n"));
});

test("a quick run leaves the figures of a run at full size, and replaces those of a quick one", () => {
  const whole = putFiguresOnPage(small, { ...run, options: "--only media" }, [media]);
  const other = reportOf("media", { photo: 5, cpu: 1, ten: 1, turn: 1 });
  expect(putFiguresOnPage(whole, run, [other])).toBe(whole);
  const quick = putFiguresOnPage(small, run, [media]);
  expect(readFiguresOnPage(putFiguresOnPage(quick, run, [other]), "media").map(([, , value]) => value))
    .toEqual(["5 ms", "1 ms", "1", "1"]);
  expect(putFiguresOnPage(whole, { ...run, options: "" }, [other])).not.toBe(whole);
});

test("a run leaves the figures of other parts as they are", () => {
  const written = putFiguresOnPage(page, { ...run, options: "" }, [media]);
  for (const part of partNames.filter((name) => name !== "media")) {
    expect(readFiguresOnPage(written, part)).toEqual(readFiguresOnPage(page, part));
  }
});

test("a page without a place for figures is an error that names it", () => {
  expect(() => putFiguresOnPage("# Bench", run, [media])).toThrow("figures, written by the bench");
});
