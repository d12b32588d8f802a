/** Parses a typed limit in whole dollars; null unless it is from 1 to 100,000. */
export function parseSpendingLimit(typed: string): number | null {
  const digits = typed.trim().replace(/^\$/, "");
  if (!/^\d{1,6}$/.test(digits)) return null;
  const dollars = Number(digits);
  return dollars >= 1 && dollars <= 100_000 ? dollars : null;
}
