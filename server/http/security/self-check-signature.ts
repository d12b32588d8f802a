import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config.ts";

type Secret = Pick<Config, "sessionSecret">;

/** Carries the proof that a request comes from the operator, who knows SESSION_SECRET. */
export const selfCheckHeader = "x-self-check";

/** How far the caller's clock may differ. */
const toleranceMs = 5 * 60_000;

/** The header's value for one request: time, nonce and signature. */
export function signSelfCheck(config: Secret, now: Date): string {
  const signed = `${now.getTime()}.${randomUUID()}`;
  return `${signed}.${signatureOf(config, signed)}`;
}

/** Whether the header was made with the same secret within the last minutes. */
export function isSelfCheck(config: Secret, header: string | null, now: Date): boolean {
  const [time = "", nonce = "", signature = ""] = header?.split(".") ?? [];
  if (!(Math.abs(Number(time) - now.getTime()) <= toleranceMs)) return false;
  const expected = Buffer.from(signatureOf(config, `${time}.${nonce}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Its own key, so that no other token can be used for it. */
function signatureOf({ sessionSecret }: Secret, signed: string): string {
  const key = hkdfSync("sha256", sessionSecret, "", "glimmer/self-check", 32);
  return createHmac("sha256", new Uint8Array(key)).update(signed).digest("base64url");
}
