import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` of a body: `t=…,v1=…`, an HMAC-SHA-256 of
 * `{t}.{body}`. @param at milliseconds
 */
export function signEvent(body: string, secret: string, at: number): string {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
