/**
 * Tokens of the time in an id: its first digits after a sign that no token of a text begins with.
 * By them an index of words gives what one period has, without what others have.
 */
export const periodSign = "~";

/** Lengths of such tokens in digits of the id: 50 days and three. */
export const longPeriod = 4;
export const shortPeriod = 5;

/** The tokens of both periods of an id. */
export function listPeriodTokens(id: string): string[] {
  return [longPeriod, shortPeriod].map((digits) => `${periodSign}${id.slice(0, digits)}`);
}
