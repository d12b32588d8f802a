import { retention } from "../retention.ts";

const dayMs = 86_400_000;

/** How long a member keeps a new username before the next change (members.7). */
export const usernameChangeDays = 30;
/** How long an old username redirects to the member and stays reserved (members.7). */
export const formerUsernameDays = retention.formerUsernames.days;

/** Who changed their username then or earlier may change it now. */
export function getUsernameChangeCutoff(now: Date): Date {
  return new Date(now.getTime() - usernameChangeDays * dayMs);
}

/** When a username that was changed at `changedAt` may change again; null means now. */
export function getNextUsernameChange(changedAt: Date | null, now: Date): Date | null {
  const at = changedAt && new Date(changedAt.getTime() + usernameChangeDays * dayMs);
  return at && at > now ? at : null;
}
