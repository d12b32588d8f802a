import { dirname, join } from "node:path";
import { run } from "./run-command.ts";
import { type Counts, countsFrom, triedAgain, vitestCounts } from "./test-counts.ts";

interface VitestRun {
  readonly root: string;
  /** Of the stage, which its report is named for. */
  readonly name: string;
  readonly project: string;
  /** What selects a part of the project's files. */
  readonly args: readonly string[];
  /** Whether long files are left out. */
  readonly isQuick: boolean;
  /** An empty directory for vitest's reports. */
  readonly reports: string;
  /** Whether a few files that failed run once more, by themselves. */
  readonly mayTryAgain: boolean;
}

/** More than chance spoils in a run: then something is broken. */
const mostTriedAgain = 3;

/**
 * Runs the tests of a project. A machine that is busy elsewhere makes one of thousands of tests
 * fail by chance now and then, so up to three files that failed run once more, in databases of
 * their own: what passes then is named at the end of the run.
 */
export async function runVitest(given: VitestRun): Promise<Counts> {
  const first = await runOnce(given, given.args);
  const files = first.failedFiles ?? [];
  if (!given.mayTryAgain || files.length === 0 || files.length > mostTriedAgain) return first;
  console.log(`\nTrying again: ${files.join(", ")}`);
  return triedAgain(first, await runOnce({ ...given, name: `${given.name} again` }, files));
}

async function runOnce(
  { root, name, project, isQuick, reports }: VitestRun,
  args: readonly string[],
): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const options = [
    "--allowOnly=false",
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const isFine = await run(
    join(root, "node_modules", ".bin", "vitest"),
    ["run", "--project", project, ...options, ...args],
    {
      cwd: root,
      env: {
        ...(project === "postgres" && { TMPDIR: dirname(reports) }),
        ...(isQuick && { GLIMMER_QUICK: "1" }),
      },
      output: "live",
    },
  );
  return countsFrom(report, isFine, vitestCounts);
}
