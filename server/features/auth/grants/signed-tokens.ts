import { hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Config } from "../../../config.ts";
import type { Clock } from "../../../context.ts";
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
export function signedUntil({ clock }: SigningCtx, lifetimeSeconds: number): Date {
  return new Date((Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds) * 1000);
}

/** Signs a token for one purpose. `signedGrants` says what voids it earlier. */
export function signToken(
  ctx: SigningCtx,
  purpose: SignedPurpose,
  claims: Claims,
  lifetimeSeconds: number,
): Promise<string> {
  const end = signedUntil(ctx, lifetimeSeconds).getTime() / 1000;
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(purpose)
    .setIssuedAt(end - lifetimeSeconds)
    .setExpirationTime(end)
    .sign(keyOf(ctx, purpose));
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
    const { payload } = await jwtVerify<{ readonly [K in C]: string }>(token, keyOf(ctx, purpose), {
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

/** Each purpose has its own key, so that no token can be used for another. */
function keyOf({ config }: SigningCtx, purpose: SignedPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", config.sessionSecret, "", `glimmer/${purpose}`, 32));
}
