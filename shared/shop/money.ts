/** The price in dollars as calls and the catalogue carry it, e.g. 7.99. */
export function convertToDollars(cents: number): number {
  return cents / 100;
}
