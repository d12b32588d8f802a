import { createHash, randomBytes } from "node:crypto";

/** Days a session lives after its last use. */
export const sessionDays = 30;
/** Days after which a session ends for good, however often it is used: a stolen token is not worth more. */
const longestSessionDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** A new session's secret: 256 bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** True for what `newSessionToken` could have made; anything else costs no look-up. */
export function isSessionToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value);
}

/** What the database keeps of a token: SHA-256. The token has full entropy, so nothing slower is needed. */
export function hashSessionToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** When a session that began at `createdAt` ends if it is used at `usedAt` and never again. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  const slidingEnd = usedAt.getTime() + sessionDays * dayMs;
  return new Date(Math.min(slidingEnd, createdAt.getTime() + longestSessionDays * dayMs));
}
