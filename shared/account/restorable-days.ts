import { formatDay, type Text } from "../language/text.ts";
import { getRetentionEnd, retention } from "../retention.ts";

/** How long a deleted account can be brought back by signing in (auth.18). */
export const restorableDays = retention.deletedAccounts.days;

/** When an account deleted at `leftAt` is removed for good. */
export function getRemovalTime(leftAt: Date): Date {
  return getRetentionEnd("deletedAccounts", leftAt);
}

/** The day of a removal, e.g. 'December 23, 2026'. */
export function formatRemovalDay(leftAt: Date): Text {
  return formatDay(getRemovalTime(leftAt));
}
