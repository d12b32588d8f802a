import { createHash, randomBytes } from "node:crypto";

/** A new session's secret: 256 bits, base64url. */
export function generateSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether `generateSessionToken` could have made it; other tokens are not looked up. */
export function isSessionToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value);
}

/** The stored SHA-256 of a token, which has full entropy, so that no slower hash is needed. */
export function hashSessionToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
