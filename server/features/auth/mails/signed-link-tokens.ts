import { createHash, hkdfSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Config } from "../../../config.ts";
import type { Clock } from "../../../context.ts";
import { lifetimeSeconds, type LinkPurpose } from "../session-and-link-lifetimes.ts";

interface LinkCtx {
  readonly config: Pick<Config, "sessionSecret">;
  readonly clock: Clock;
}

/** A link's verified token: its owner, and the value it is bound to. */
interface MailedLink {
  /** The member's id, or that of the pending registration. */
  readonly memberId: string;
  /** Whether the value is still the one the link was made for. */
  isBoundTo(value: string): boolean;
}

/**
 * Signs a token for one purpose, one member and one value of theirs (an address, a password's hash): it is void when the value
 * changes. The token carries a fingerprint of the value, never the value.
 */
export function signLink(
  ctx: LinkCtx,
  purpose: LinkPurpose,
  memberId: string,
  boundTo: string,
): Promise<string> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ to: fingerprint(boundTo) })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(purpose)
    .setSubject(memberId)
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds[purpose])
    .sign(signingKey(ctx.config, purpose));
}

/** Returns null unless the token is ours, for this purpose, and unexpired. */
export async function readLink(
  ctx: LinkCtx,
  purpose: LinkPurpose,
  token: string,
): Promise<MailedLink | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(ctx.config, purpose), {
      algorithms: ["HS256"],
      audience: purpose,
      requiredClaims: ["sub", "to", "exp"],
      currentDate: ctx.clock.now(),
    });
    return { memberId: payload.sub ?? "", isBoundTo: (value) => payload.to === fingerprint(value) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Each purpose has its own key, so that no token can stand for another. */
export function signingKey(config: LinkCtx["config"], purpose: LinkPurpose | "socket-ticket"): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", config.sessionSecret, "", `glimmer/${purpose}`, 32));
}

function fingerprint(value: string): string {
  return createHash("sha256").update(value).digest("base64url").slice(0, 22);
}
