const acts = 50;

/** Intervals that vary less are a machine's (bots.5). */
const leastVariation = 0.15;

/**
 * The rhythm of the latest 50 acts when their intervals are nearly equal: the coefficient of
 * variation (deviation by mean) and the mean in seconds. Null when they vary as people's do, and
 * for fewer acts. Moments are milliseconds in ascending order.
 */
export function findRhythm(
  moments: readonly number[],
): { readonly acts: number; readonly variation: number; readonly seconds: number } | null {
  if (moments.length < acts) return null;
  const latest = moments.slice(-acts);
  const intervals = latest.slice(1).map((moment, n) => moment - (latest[n] ?? moment));
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length;
  const variance = intervals.reduce((sum, interval) => sum + (interval - mean) ** 2, 0) / intervals.length;
  // Acts at one moment have zero intervals, which are equal.
  const variation = mean === 0 ? 0 : Math.sqrt(variance) / mean;
  if (variation >= leastVariation) return null;
  return { acts, variation: roundToThousandth(variation), seconds: roundToThousandth(mean / 1000) };
}

function roundToThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
