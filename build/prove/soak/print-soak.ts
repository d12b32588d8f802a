import { formatTable } from "../bench/figures/table.ts";
import { type Growth, mostHeapMbAnHour, mostResidentRatio, type Sample } from "./samples.ts";
import type { Tally } from "./repeated-acts.ts";

/** A line as the soak goes on. */
export function formatSample({ minutes, heapMb, residentMb }: Sample): string {
  return `${minutes.toFixed(1).padStart(6)} min  heap ${heapMb.toFixed(1)} MB  resident ${
    residentMb.toFixed(0)
  } MB`;
}

/** Formats the acts that were done, and those that failed. */
export function formatActs(tallies: ReadonlyMap<string, Tally>): string[] {
  return formatTable([
    ["act", "done", "failed", "why"],
    ...[...tallies].map(([name, { done, failures }]) => [
      name,
      done.toLocaleString("en"),
      [...failures.values()].reduce((sum, one) => sum + one, 0).toLocaleString("en"),
      reasonsText(failures),
    ]),
  ]);
}

export function formatGrowth({ heapMbAnHour, residentMbAnHour, residentRatio }: Growth): string[] {
  return formatTable([
    ["after the warm-up", "figure", "goal"],
    ["heap after a forced collection", `${heapMbAnHour.toFixed(2)} MB an hour`, `≤ ${mostHeapMbAnHour}`],
    ["resident, last third beside first", residentRatio.toFixed(3), `≤ ${mostResidentRatio}`],
    ["resident", `${residentMbAnHour.toFixed(1)} MB an hour`, ""],
  ]);
}

/** The three most frequent. */
function reasonsText(failures: ReadonlyMap<string, number>): string {
  const frequent = [...failures].sort(([, one], [, other]) => other - one).slice(0, 3);
  return frequent.map(([why, count]) => `${why} (${count})`).join("; ");
}
