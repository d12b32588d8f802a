import { readFile } from "node:fs/promises";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** The tests of a vitest run. A file that could not even be loaded counts as one failure. */
export function vitestCounts(report: VitestReport): Counts {
  const unloadable = report.testResults.filter((file) =>
    file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed")
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
  };
}

/** The tests of a Playwright run. One that passed only when tried again has failed. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Counts from the file a run left. A run without one, or that says it failed where the file knows no failure, counts as one failed
 * test: it can never look like a success.
 */
export async function countsFrom<R>(
  file: string,
  succeeded: boolean,
  read: (report: R) => Counts,
): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => null);
  const counts = text === null ? { passed: 0, failed: 0, skipped: 0 } : read(JSON.parse(text) as R);
  const isSilentFailure = counts.failed === 0 && (!succeeded || text === null);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}
