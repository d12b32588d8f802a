import { createHash, randomBytes } from "node:crypto";

/** Days a session lives after its last use (decision 20). */
export const sessionDays = 30;

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

/** When a session used now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000);
}
