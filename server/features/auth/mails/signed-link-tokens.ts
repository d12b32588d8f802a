import { createHash } from "node:crypto";
import type { SignedPurpose } from "../grants/grants.ts";
import { readToken, type SigningCtx, signToken } from "../grants/signed-tokens.ts";
import { lifetimeSeconds } from "../session-and-link-lifetimes.ts";

type LinkPurpose = SignedPurpose & keyof typeof lifetimeSeconds;

/** A link's verified token: its owner, and the bound value. */
interface MailedLink {
  /** The member's id, or that of the pending registration. */
  readonly memberId: string;
  /** Whether the value is the one the link was made for. */
  isBoundTo(value: string): boolean;
}

/**
 * Signs a token for one purpose, one member and one of their values (an address, a password's
 * hash): it is void when the value changes. The token contains a fingerprint of the value, never
 * the value.
 */
export function signLink(
  ctx: SigningCtx,
  purpose: LinkPurpose,
  memberId: string,
  boundTo: string,
): Promise<string> {
  return signToken(ctx, purpose, { sub: memberId, to: hashForLink(boundTo) }, lifetimeSeconds[purpose]);
}

/** Returns null unless the token is ours, for this purpose, and unexpired. */
export async function readLink(
  ctx: SigningCtx,
  purpose: LinkPurpose,
  token: string,
): Promise<MailedLink | null> {
  const claims = await readToken(ctx, purpose, token, ["sub", "to"]);
  return claims && { memberId: claims.sub, isBoundTo: (value) => claims.to === hashForLink(value) };
}

/** Distinguishes values without revealing them. */
export function hashForLink(value: string): string {
  return createHash("sha256").update(value).digest("base64url").slice(0, 22);
}
