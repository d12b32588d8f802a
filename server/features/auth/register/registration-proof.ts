import { registrationTokenHeader } from "#shared/auth/token-headers.ts";
import type { Ctx } from "../../../context.ts";
import type { Exchange } from "../../../http/routing/route.ts";
import { getCookieValues, setCookie } from "../sessions/cookies.ts";
import { isBearerCall } from "../sessions/session-from-request.ts";
import { readLink, signLink } from "../mails/signed-link-tokens.ts";
import { lifetimeSeconds } from "../session-and-link-lifetimes.ts";

const cookie = "glimmer_registration";

/**
 * Gives the caller proof that this registration is theirs: they made it, or know its password.
 * Without it its mail cannot be sent again. A browser keeps it as a cookie that scripts cannot
 * read; a bearer client gets it in a header, like its session.
 */
export async function giveRegistrationProof(
  ctx: Ctx,
  exchange: Exchange,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const token = await signLink(ctx, "registration", id, email.toLowerCase());
  const [name, value] = isBearerCall(exchange.request)
    ? [registrationTokenHeader, token]
    : ["Set-Cookie", setCookie(ctx.config, cookie, token, lifetimeSeconds.registration)];
  exchange.appendHeader(name, value);
}

/**
 * The id of the caller's registration of this address, by the request's proof; null without one.
 */
export async function findProvenRegistration(
  ctx: Ctx,
  request: Request,
  email: string,
): Promise<string | null> {
  for (const token of proofsOf(ctx, request)) {
    const proof = await readLink(ctx, "registration", token);
    if (proof?.isBoundTo(email.toLowerCase())) return proof.memberId;
  }
  return null;
}

/** Whether the request proves that this very registration is its caller's. */
export async function provesRegistration(ctx: Ctx, request: Request, id: string): Promise<boolean> {
  for (const token of proofsOf(ctx, request)) {
    if ((await readLink(ctx, "registration", token))?.memberId === id) return true;
  }
  return false;
}

function proofsOf({ config }: Ctx, request: Request): readonly string[] {
  const header = request.headers.get(registrationTokenHeader);
  return header === null ? getCookieValues(config, request, cookie) : [header];
}
