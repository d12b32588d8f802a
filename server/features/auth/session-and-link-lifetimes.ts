/** Days until an unused session expires. */
export const sessionDays = 30;
/** Days until a session expires however often it is used, which limits the use of a stolen token. */
const longestSessionDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** When a session that began at `createdAt` ends if it is used at `usedAt` and never again. */
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
  /** As long as the window of the limit `sign_in_link_address`. */
  "sign-in": 15 * minute,
  /** Not mailed: see registration-proof.ts. */
  "registration": 7 * 24 * hour,
} as const;
export type LinkPurpose = keyof typeof lifetimeSeconds;

/** A little longer than a mail is tried (mail.2): a link that was asked for before is mailed no more. */
const mailedWithinMs = 25 * hour * 1000;

/** When a link that is asked for now is mailed no more. */
export function mailedUntil(now: Date): Date {
  return new Date(now.getTime() + mailedWithinMs);
}

/** A link that was asked for earlier is mailed no more. */
export function mailedSince(now: Date): Date {
  return new Date(now.getTime() - mailedWithinMs);
}

/** When a link made now expires. */
export function linkEnd(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimeSeconds[purpose] * 1000);
}
