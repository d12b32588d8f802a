import type { Counts } from "./test-counts.ts";

export interface Stage {
  readonly name: string;
  /**
   * Runs beside the stages before and after it that say the same: it is small and says
   * nothing while it runs.
   */
  readonly isQuiet?: boolean;
  /** A quiet one that keeps one core busy at most, so that the next loud one begins beside it. */
  readonly leavesRoom?: boolean;
  run(): Promise<Counts>;
}

interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs the stages in order, quiet neighbours side by side, with the next loud one where they leave
 * it room, and all of them: a failure in one says nothing about the next.
 */
export async function runStages(
  stages: readonly Stage[],
  say: (line: string) => void,
): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (let first = 0; first < stages.length;) {
    const loud = stages.findIndex(({ isQuiet }, index) => index >= first && !isQuiet);
    const quiet = loud === -1 ? stages.slice(first) : stages.slice(first, loud);
    const isRoomLeft = quiet.every(({ leavesRoom }) => leavesRoom);
    const end = first + quiet.length + (loud !== -1 && isRoomLeft ? 1 : 0);
    results.push(...await Promise.all(stages.slice(first, end).map((stage) => runStage(stage, say))));
    first = end;
  }
  return results;
}

async function runStage(
  { name, run, isQuiet = false }: Stage,
  say: (line: string) => void,
): Promise<StageResult> {
  if (!isQuiet) say(`\n── ${name}`);
  const startedAt = performance.now();
  const counts = await run().catch((error: Error) => {
    say(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${name}: ${describeCounts(counts)} in ${seconds.toFixed(1)} s`);
  return { name, seconds, ...counts };
}

/**
 * Lists what failed and what passed only when tried again, then a table of the stages, ending with
 * the line that continuous integration reads: `N passed, N failed`.
 */
export function formatSummary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map((result) => result.name.length));
  const rows = results.map((result) =>
    `${result.failed > 0 ? "✗" : "✓"} ${result.name.padEnd(width)}  ${
      result.seconds.toFixed(1).padStart(6)
    } s  ${describeCounts(result)}`
  );
  const total = (key: "passed" | "failed") => results.reduce((sum, result) => sum + result[key], 0);
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((text) => `✗ ${name}: ${text}`));
  const flaky = results.flatMap(({ name, flaky = [] }) =>
    flaky.map((text) => `! ${name}: passed only when tried again, mend it: ${text}`)
  );
  const verdict = `${total("passed")} passed, ${total("failed")} failed`;
  return ["", ...failures, ...flaky, "", ...rows, "", verdict].join("\n");
}

function describeCounts({ passed, failed, skipped }: Counts): string {
  if (passed + failed + skipped === 0) return "nothing to run yet";
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
