import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { checkLimit, consumeLimit } from "../../../http/limits/consume-limit.ts";
import { type OpenedSession, openSession, type SignInClient } from "./open-session.ts";
import { findAccount } from "../account-queries.ts";
import { hashSessionToken } from "../sessions/session-token.ts";
import { refuseSuspended } from "./refuse-suspended.ts";
import { restoreIfLeft } from "./restore-left-account.ts";
import type { Sql } from "../../../db/open-database.ts";

interface LinkSignIn {
  readonly token: string;
  /** Restores a deleted account (auth.18). */
  readonly restoresAccount?: boolean | undefined;
}

/**
 * Signs in with the token of a mailed link, uses the link up, and makes the device known. Throws
 * `Invalid("invalid_token")`, `Forbidden("account_suspended")`, `Forbidden("account_left")`,
 * `RateLimited`.
 */
export async function signInWithLink(
  ctx: Ctx,
  { token, restoresAccount = false }: LinkSignIn,
  client: SignInClient,
): Promise<OpenedSession> {
  await checkLimit(ctx, "token_source", ctx.source);
  const linkHash = hashSessionToken(token);
  const ownerId = await findLinkOwner(ctx.sql, linkHash, ctx.clock.now());
  const account = ownerId === null ? null : await findAccount(ctx.sql, ownerId);
  refuseSuspended(ctx, account);
  const present = account && await restoreIfLeft(ctx, account, { linkHash }, restoresAccount);
  const opened = present && await openSession(ctx, present, client, { linkHash });
  if (opened) return opened;
  await consumeLimit(ctx, "token_source", ctx.source);
  throw new Invalid(
    msg`This sign-in link has expired or was used already. Please ask for a new one.`,
    undefined,
    "invalid_token",
  );
}

/** The id of a link's member; null when it is used, expired, or has none. */
async function findLinkOwner(sql: Sql, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await sql<{ member_id: string | null }[]>`
    select member_id
    from sign_in_links
    where token_hash = ${tokenHash}
      and expires_at > ${now}`;
  return row?.member_id ?? null;
}
