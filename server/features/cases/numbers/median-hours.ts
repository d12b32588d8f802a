/** So many cases took so many hours. */
interface Took {
  readonly hours: number;
  readonly cases: number;
}

/**
 * The median, to a tenth of an hour, and of how many cases; null of none. Of an even number it lies
 * between the two in the middle.
 */
export function medianHours(
  took: readonly Took[],
): { readonly hours: number | null; readonly cases: number } {
  const rising = took.toSorted((one, other) => one.hours - other.hours);
  const cases = rising.reduce((sum, one) => sum + one.cases, 0);
  if (cases === 0) return { hours: null, cases };
  const middle =
    (hoursOfCase(rising, Math.floor((cases - 1) / 2)) + hoursOfCase(rising, Math.floor(cases / 2))) / 2;
  return { hours: Math.round(middle * 10) / 10, cases };
}

/** Of the case before which `n` are shorter. */
function hoursOfCase(rising: readonly Took[], n: number): number {
  let before = 0;
  for (const { hours, cases } of rising) {
    before += cases;
    if (n < before) return hours;
  }
  throw new Error(`There are only ${before} cases`);
}
