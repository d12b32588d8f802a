import { getRetentionCutoff, getRetentionEnd, getRetentionMs } from "#shared/retention.ts";

/** When a session that began at `createdAt` ends if it is used at `usedAt` and not later. */
export function getSessionEnd(createdAt: Date, usedAt: Date): Date {
  const [slidingEnd, lastEnd] = [
    getRetentionEnd("sessions", usedAt),
    getRetentionEnd("longestSessions", createdAt),
  ];
  return slidingEnd < lastEnd ? slidingEnd : lastEnd;
}

const minute = 60;
const hour = 60 * minute;

/**
 * As `getSessionEnd`, up to an hour later: the same time for all visits of an hour, so that they
 * change no index of sessions.
 */
export function getExtendedEnd(createdAt: Date, usedAt: Date): Date {
  const hourMs = hour * 1000;
  return getSessionEnd(createdAt, new Date(Math.ceil(usedAt.getTime() / hourMs) * hourMs));
}

/** Lifetimes in seconds of mailed links, and of a registration's proof. */
export const lifetimeSeconds = {
  "verify-email": 24 * hour,
  "reset-password": hour,
  /** Equals the window of the limit `sign_in_link_address`. */
  "sign-in": 15 * minute,
  /** Not mailed: see registration-proof.ts. */
  "registration": getRetentionMs("registrations") / 1000,
} as const;
export type LinkPurpose = keyof typeof lifetimeSeconds;

/**
 * Until when a link requested now may be mailed: a little longer than a mail is tried (mail.2).
 */
export function getMailedUntil(now: Date): Date {
  return getRetentionEnd("signInLinks", now);
}

/** Links requested before this are not mailed any more. */
export function getMailedSince(now: Date): Date {
  return getRetentionCutoff("signInLinks", now);
}

/** When a link made now expires. */
export function linkEnd(purpose: LinkPurpose, now: Date): Date {
  return new Date(now.getTime() + lifetimeSeconds[purpose] * 1000);
}
