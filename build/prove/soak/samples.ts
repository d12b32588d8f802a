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
export interface Growth {
  /** By the line of least squares. */
  readonly heapMbAnHour: number;
  readonly residentMbAnHour: number;
  /** The median of the last third beside that of the first. */
  readonly residentRatio: number;
}

export const mostHeapMbAnHour = 5;
/** More than this is a resident set that climbs. */
export const mostResidentRatio = 1.05;

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
