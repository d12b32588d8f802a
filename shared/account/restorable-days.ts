import { dayInWords } from "../day-in-words.ts";
import { keptUntil, retention } from "../retention.ts";

/** How long a deleted account can be brought back by signing in (auth.18). */
export const restorableDays = retention.deletedAccounts.days;

/** When an account deleted at `leftAt` is removed for good. */
export function removalAt(leftAt: Date): Date {
  return keptUntil("deletedAccounts", leftAt);
}

/** The day of a removal in words, e.g. 'December 23, 2026'. */
export function formatRemovalDay(leftAt: Date): string {
  return dayInWords(removalAt(leftAt));
}
