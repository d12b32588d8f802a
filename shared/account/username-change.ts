const dayMs = 86_400_000;

/** How long a member keeps a new username before the next change (members.7). */
export const usernameChangeDays = 30;
/** How long an old username leads to the member and is given to nobody else (members.7). */
export const formerUsernameDays = 90;

/** When a username changed at that time may change again; null: now. */
export function usernameChangeableAt(changedAt: Date | null, now: Date): Date | null {
  const at = changedAt && new Date(changedAt.getTime() + usernameChangeDays * dayMs);
  return at && at > now ? at : null;
}
