/** Days until an unused session expires. */
export const sessionDays = 30;
/** Days until a session expires even if it is used, which limits the use of a stolen token. */
const longestSessionDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** When a session that began at `createdAt` ends if it is used at `usedAt` and not later. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  const slidingEnd = usedAt.getTime() + sessionDays * dayMs;
  return new Date(Math.min(slidingEnd, createdAt.getTime() + longestSessionDays * dayMs));
}

const minute = 60;
const hour = 60 * minute;

/** Lifetimes in seconds of mailed links, and of a registration's proof. */
export const lifetimeSeconds = {
  "verify-email": 24 * hour,
  "reset-password": hour,
  /** Equals the window of the limit `sign_in_link_address`. */
  "sign-in": 15 * minute,
  /** Not mailed: see registration-proof.ts. */
  "registration": 7 * 24 * hour,
} as const;
export type LinkPurpose = keyof typeof lifetimeSeconds;

/**
 * A little longer than the retries of a mail (mail.2): links requested earlier are not mailed any
 * more.
 */
const mailedWithinMs = 25 * hour * 1000;

/** Until when a link requested now may be mailed. */
export function mailedUntil(now: Date): Date {
  return new Date(now.getTime() + mailedWithinMs);
}

/** Links requested before this are not mailed any more. */
export function mailedSince(now: Date): Date {
  return new Date(now.getTime() - mailedWithinMs);
}

/** When a link made now expires. */
export function linkEnd(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimeSeconds[purpose] * 1000);
}
