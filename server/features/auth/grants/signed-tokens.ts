import { hkdfSync } from "node:crypto";
import { type CryptoKey, errors, jwtVerify, SignJWT } from "jose";
import type { Config } from "../../../config.ts";
import type { Clock } from "../../../clock.ts";
import type { SignedPurpose } from "./grants.ts";

export interface SigningCtx {
  readonly config: Pick<Config, "sessionSecret">;
  readonly clock: Clock;
}

interface Claims {
  /** The owner's id. */
  readonly sub: string;
  readonly jti?: string;
  /** The session in which it was made. */
  readonly sid?: string;
  /** A fingerprint of the bound value. */
  readonly to?: string;
}

/** When a token that is signed now expires: tokens count whole seconds. */
export function getTokenExpiry({ clock }: SigningCtx, lifetimeSeconds: number): Date {
  return new Date((Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds) * 1000);
}

/** Signs a token for one purpose. `signedGrants` says what voids it earlier. */
export async function signToken(
  ctx: SigningCtx,
  purpose: SignedPurpose,
  claims: Claims,
  lifetimeSeconds: number,
): Promise<string> {
  const end = getTokenExpiry(ctx, lifetimeSeconds).getTime() / 1000;
  return await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(purpose)
    .setIssuedAt(end - lifetimeSeconds)
    .setExpirationTime(end)
    .sign(await keyOf(ctx, purpose));
}

/**
 * The claims of a token with all wanted fields; null unless it is ours, for this purpose, and
 * unexpired.
 */
export async function readToken<C extends keyof Claims>(
  ctx: SigningCtx,
  purpose: SignedPurpose,
  token: string,
  wanted: readonly C[],
): Promise<{ readonly [K in C]: string } & { readonly expiresAt: Date } | null> {
  try {
    const { payload } = await jwtVerify<{ readonly [K in C]: string }>(token, await keyOf(ctx, purpose), {
      algorithms: ["HS256"],
      audience: purpose,
      requiredClaims: ["exp", ...wanted],
      currentDate: ctx.clock.now(),
    });
    return { ...payload, expiresAt: new Date((payload.exp ?? 0) * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** By the configuration whose secret they come from; at most one a purpose. */
const keys = new WeakMap<SigningCtx["config"], Map<SignedPurpose, Promise<CryptoKey>>>();

/**
 * Each purpose has its own key, so that no token can be used for another. Made once: importing it
 * takes twice the time of signing with it.
 */
function keyOf({ config }: SigningCtx, purpose: SignedPurpose): Promise<CryptoKey> {
  const made = keys.get(config) ?? new Map<SignedPurpose, Promise<CryptoKey>>();
  keys.set(config, made);
  const key = made.get(purpose) ?? makeKey(config, purpose);
  made.set(purpose, key);
  return key;
}

function makeKey({ sessionSecret }: SigningCtx["config"], purpose: SignedPurpose): Promise<CryptoKey> {
  const bytes = new Uint8Array(hkdfSync("sha256", sessionSecret, "", `glimmer/${purpose}`, 32));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
