/**
 * How many segments, boxes and items are read of one file: a GIF or PNG of 10 MB has some thousand,
 * and its mark may stand at the end.
 */
const mostSteps = 10_000;

/**
 * Bounds the time that a file of nothing but headers takes: a step is about a microsecond. Returns
 * false when no step is left.
 */
export type TakeStep = () => boolean;

export function countSteps(most = mostSteps): TakeStep {
  let left = most;
  return () => left-- > 0;
}
