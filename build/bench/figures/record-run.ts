import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageWithFigures } from "./figures-page.ts";
import { appendToLog } from "./log.ts";
import type { PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";

/** Puts the figures of a run that has ended onto the page of that folder, and a row into its log. */
export async function recordRun(
  folder: string,
  run: RunDescription,
  reports: readonly PartReport[],
): Promise<void> {
  const page = join(folder, "README.md");
  await writeFile(page, pageWithFigures(await readFile(page, "utf8"), run, reports));
  await appendToLog(join(folder, "LOG.md"), run, reports);
}
