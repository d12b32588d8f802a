import { readFile } from "node:fs/promises";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /**
   * The failures with their reasons, a text each: shown again at the end, where a log that was
   * cut off still has it.
   */
  readonly failures?: readonly string[];
  /**
   * The same of what failed first and passed when it was tried again: it depends on chance
   * and is to be mended.
   */
  readonly flaky?: readonly string[];
  /** The files of failed unit and database tests. */
  readonly failedFiles?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    status: string;
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
}

/** The tests of a vitest run. A file that could not even be loaded counts as one failure. */
export function readVitestCounts(report: VitestReport): Counts {
  const unloadable = report.testResults.filter((file) =>
    file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed")
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
    failures: [
      ...unloadable.map((file) => failure(file.name, file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults.filter((test) => test.status === "failed")
          .map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages[0]))
      ),
    ],
    failedFiles: report.testResults.filter((file) => file.status === "failed").map((file) => file.name),
  };
}

/**
 * The counts of a run whose failed files ran once more. Where all of them passed then, what failed
 * first counts as passed and is named; errors outside of tests remain failures.
 */
export function listTriedAgain(first: Counts, second: Counts): Counts {
  const { failures: flaky = [] } = first;
  if (second.failed > 0) return first;
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    failures: [],
    flaky,
  };
}

/**
 * The tests of a Playwright run. One that passed when it was tried again counts as
 * passed, and is named.
 */
export function readPlaywrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map((error) => failure("outside of tests", error.message)),
      ...suites.flatMap((suite) => errorsOf(suite, "unexpected")),
    ],
    flaky: suites.flatMap((suite) => errorsOf(suite, "flaky")),
  };
}

/** Each test of this status with its first error. */
function errorsOf(suite: PlaywrightSuite, status: "unexpected" | "flaky"): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status)
      .map((test) =>
        failure(`${spec.file} › ${spec.title}`, test.results.flatMap((result) => result.errors)[0]?.message)
      )
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => errorsOf(inner, status))];
}

function failure(name: string, message = ""): string {
  return [name, ...message.split("\n").slice(0, 12)].join("\n    ");
}

/**
 * Counts from the file a run left. A run without one, or that says it failed where the file knows
 * no failure, counts as one failed test: it never counts as a success.
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
