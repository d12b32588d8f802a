import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageWithFigures } from "./figures-page.ts";
import { appendToLog } from "./log.ts";
import type { PartReport } from "./part-report.ts";
import type { RunDescription } from "./run-description.ts";

/** Adds a finished run to the log in that folder, and puts its figures onto the page. */
export async function recordRun(
  folder: string,
  run: RunDescription,
  reports: readonly PartReport[],
): Promise<void> {
  await appendToLog(join(folder, "LOG.md"), run, reports);
  const page = join(folder, "README.md");
  await writeFile(page, pageWithFigures(await readFile(page, "utf8"), run, reports));
}
