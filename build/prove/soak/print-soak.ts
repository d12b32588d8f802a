import { formatTable } from "../bench/figures/table.ts";
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

/** The server's memory at one moment, in MB of 1,048,576 bytes. */
export interface Sample {
  /** Since the load began. */
  readonly minutes: number;
  /** After a forced collection. */
  readonly heapMb: number;
  /** Before it, as an operator sees it. */
  readonly residentMb: number;
}

/** The growth that the samples after the warm-up show. */
interface Growth {
  /** By the line of least squares. */
  readonly heapMbAnHour: number;
  readonly residentMbAnHour: number;
  /** The median of the last third beside that of the first. */
  readonly residentRatio: number;
}

const mostHeapMbAnHour = 5;
/** More than this is a resident set that climbs. */
const mostResidentRatio = 1.05;

/** Until then caches fill and code is compiled. */
function warmUpMinutes(minutes: number): number {
  return Math.min(30, minutes / 3);
}

/** NaN where there are too few samples. */
export function computeGrowth(samples: readonly Sample[], minutes: number): Growth {
  const warm = samples.filter((sample) => sample.minutes >= warmUpMinutes(minutes));
  const resident = warm.map(({ residentMb }) => residentMb);
  const third = Math.max(1, Math.floor(warm.length / 3));
  return {
    heapMbAnHour: 60 * slopeOf(warm.map((sample) => [sample.minutes, sample.heapMb])),
    residentMbAnHour: 60 * slopeOf(warm.map((sample) => [sample.minutes, sample.residentMb])),
    residentRatio: medianOf(resident.slice(-third)) / medianOf(resident.slice(0, third)),
  };
}

export function isSteady({ heapMbAnHour, residentRatio }: Growth): boolean {
  return heapMbAnHour <= mostHeapMbAnHour && residentRatio <= mostResidentRatio;
}

/** The slope of the line of least squares through the points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function medianOf(values: readonly number[]): number {
  const ascending = values.toSorted((one, other) => one - other);
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN;
}
