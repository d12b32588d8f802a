import { dayInWords } from "../day-in-words.ts";

/** How long a deleted account can be brought back by signing in (auth.18). */
export const restorableDays = 30;

const dayMs = 86_400_000;

/** When an account deleted at `leftAt` is removed for good. */
export function removalAt(leftAt: Date): Date {
  return new Date(leftAt.getTime() + restorableDays * dayMs);
}

/** The day of a removal in words, e.g. 'December 23, 2026'. */
export function formatRemovalDay(leftAt: Date): string {
  return dayInWords(removalAt(leftAt));
}
