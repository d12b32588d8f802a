/** US dollars with cents, e.g. '$7.99'. @param cents whole cents */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** The price in dollars as calls and the catalogue carry it, e.g. 7.99. */
export function convertToDollars(cents: number): number {
  return cents / 100;
}
