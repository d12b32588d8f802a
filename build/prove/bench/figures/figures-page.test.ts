import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindsOf, partNames } from "./declared-figures.ts";
import { goalText } from "./figure-text.ts";
import { figuresOnPage, logHead, pageWithFigures } from "./record-run.ts";
import { reportOf } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";

const folder = join(import.meta.dirname, "..");
const page = await readFile(join(folder, "README.md"), "utf8");
const log = await readFile(join(folder, "LOG.md"), "utf8");
const run: RunDescription = {
  date: "2026-11-26 10:20",
  commit: "d87c1585",
  options: "--quick --only anonymous",
  load: "0.4",
  machine: "2 × AMD EPYC, 25 GB, linux",
  versions: "PostgreSQL 18.4, Deno 2.9.6, Node 24.21.0",
};
const anonymous = reportOf("anonymous", {
  work: { value: 17.06, note: "GET /api/media/{id}" },
  feed: [1.2, 1.4, 1.3],
});

test.each(partNames)("the page has a section about %s, with its figures and goals as in the code", (part) => {
  expect(page.toLowerCase()).toMatch(new RegExp(`^## ${part}$`, "m"));
  const onPage = figuresOnPage(page, part).map(([name, goal]) => [name, goal]);
  expect(onPage, "Run this part of the bench again, or change the page's table by hand")
    .toEqual(kindsOf(part).map((figure) => [figure.name, goalText(figure)]));
});

test("the log's last table has the key figures of the code", () => {
  expect(log.split("\n").findLast((line) => line.startsWith("| date, UTC |"))).toBe(logHead[0]);
});

const start = "<!-- figures of anonymous, written by the bench -->";
const small = `# Bench\n\n${start}\n\nOlder figures.\n\n<!-- end of figures -->\n\nMore.\n`;

test("a run replaces the figures of its part and says when and where they were measured", () => {
  expect(pageWithFigures(small, run, [anonymous])).toBe([
    "# Bench",
    "",
    start,
    "",
    "| Figure                                             | Goal | Measured                      |",
    "| -------------------------------------------------- | ---- | ----------------------------- |",
    "| the heaviest call beside `/api/health`             | ≤ 6  | **17.1**: GET /api/media/{id} |",
    "| feed beside 40 callers of one address, the slowest | ≤ 3  | 1.30 (1.20 to 1.40)           |",
    "",
    "Measured 2026-11-26 10:20 UTC at d87c1585 with `--quick --only anonymous`, load 0.4 before the start; 2 × AMD",
    "EPYC, 25 GB, linux; PostgreSQL 18.4, Deno 2.9.6, Node 24.21.0.",
    "",
    "<!-- end of figures -->",
    "",
    "More.",
    "",
  ].join("\n"));
});

test("a quick run leaves the figures of a run at full size, and replaces those of a quick one", () => {
  const whole = pageWithFigures(small, { ...run, options: "--only anonymous" }, [anonymous]);
  const other = reportOf("anonymous", { work: 5, feed: 1 });
  expect(pageWithFigures(whole, run, [other])).toBe(whole);
  const quick = pageWithFigures(small, run, [anonymous]);
  expect(figuresOnPage(pageWithFigures(quick, run, [other]), "anonymous").map(([, , value]) => value))
    .toEqual(["5", "1"]);
  expect(pageWithFigures(whole, { ...run, options: "" }, [other])).not.toBe(whole);
});

test("a run leaves the figures of other parts as they are", () => {
  const written = pageWithFigures(page, { ...run, options: "" }, [anonymous]);
  for (const part of partNames.filter((name) => name !== "anonymous")) {
    expect(figuresOnPage(written, part)).toEqual(figuresOnPage(page, part));
  }
});

test("a page without a place for a part's figures is an error that names it", () => {
  expect(() => pageWithFigures("# Bench", run, [anonymous])).toThrow("figures of anonymous");
});
