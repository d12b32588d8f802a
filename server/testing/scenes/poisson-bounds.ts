/**
 * The counts between which a Poisson variable falls except with a probability of `falseAlarm`: half
 * of it below the lower one, half above the upper one. The logarithm keeps means of thousands from
 * underflowing.
 */
export function poissonBounds(mean: number, falseAlarm: number): readonly [number, number] {
  if (mean === 0) return [0, 0];
  let below = 0;
  let lower: number | null = null;
  for (let count = 0, log = -mean;; count++, log += Math.log(mean / count)) {
    const probability = Math.exp(log);
    if (lower === null && below + probability > falseAlarm / 2) lower = count;
    below += probability;
    if (lower !== null && 1 - below < falseAlarm / 2) return [lower, count];
  }
}
