import type { Counts } from "./counts.ts";

export interface Stage {
  readonly name: string;
  run(): Promise<Counts>;
}

interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Runs the stages one after the other, all of them: a failure in one says nothing about the next. */
export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const { name, run } of stages) {
    say(`\n── ${name}`);
    const startedAt = performance.now();
    const counts = await run().catch((error: Error) => {
      say(error.message);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    const seconds = (performance.now() - startedAt) / 1000;
    say(`${name}: ${inWords(counts)} in ${seconds.toFixed(1)} s`);
    results.push({ name, seconds, ...counts });
  }
  return results;
}

/** What failed, then a table of the stages, ending with the line that continuous integration reads: `N passed, N failed`. */
export function summary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map((result) =>
    `${result.failed > 0 ? "✗" : "✓"} ${result.name.padEnd(width)}  ${
      result.seconds.toFixed(1).padStart(6)
    } s  ${inWords(result)}`
  );
  const total = (key: "passed" | "failed") => results.reduce((sum, result) => sum + result[key], 0);
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((text) => `✗ ${name}: ${text}`));
  return ["", ...failures, "", ...rows, "", `${total("passed")} passed, ${total("failed")} failed`].join(
    "\n",
  );
}

function inWords({ passed, failed, skipped }: Counts): string {
  if (passed + failed + skipped === 0) return "nothing to run yet";
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
