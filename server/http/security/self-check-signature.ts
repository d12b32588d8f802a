import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config.ts";

type Secret = Pick<Config, "sessionSecret">;

/** The request that is signed. */
type Signed = Pick<Request, "method" | "url">;

/** Carries the proof that a request comes from the operator, who knows SESSION_SECRET. */
export const selfCheckHeader = "x-self-check";

/** How far the caller's clock may differ. */
const toleranceMs = 5 * 60_000;
/** Many more than a person asks for in that time. */
const mostNonces = 1_000;

/** The header's value for one request: time, nonce and signature. */
export function signSelfCheck(config: Secret, request: Signed, now: Date): string {
  const [time, nonce] = [String(now.getTime()), randomUUID()];
  return `${time}.${nonce}.${signatureOf(config, request, time, nonce)}`;
}

/**
 * Returns a function that says whether the header was made for this request with the same secret
 * within the last minutes. It says so once: anyone who reads a header on its way can use it for
 * nothing else, and not again.
 */
export function createSelfCheckGate(
  config: Secret,
): (request: Signed & Pick<Request, "headers">, now: Date) => boolean {
  const used = new Map<string, number>();
  return (request, now) => {
    const [time = "", nonce = "", signature = ""] = request.headers.get(selfCheckHeader)?.split(".") ?? [];
    if (!(Math.abs(Number(time) - now.getTime()) <= toleranceMs)) return false;
    const expected = Buffer.from(signatureOf(config, request, time, nonce));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    for (const [old, signedAt] of used) {
      if (now.getTime() - signedAt > toleranceMs) used.delete(old);
    }
    if (used.has(nonce) || used.size >= mostNonces) return false;
    used.set(nonce, Number(time));
    return true;
  };
}

/** Its own key, so that no other token can be used for it. */
function signatureOf(
  { sessionSecret }: Secret,
  { method, url }: Signed,
  time: string,
  nonce: string,
): string {
  const key = hkdfSync("sha256", sessionSecret, "", "glimmer/self-check", 32);
  const { pathname, search } = new URL(url);
  return createHmac("sha256", new Uint8Array(key))
    .update([time, nonce, method, pathname + search].join("\n"))
    .digest("base64url");
}
