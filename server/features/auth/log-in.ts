import { uuidv7 } from "uuidv7";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Ctx } from "../../context.ts";
import { Forbidden, Unauthenticated } from "../../errors.ts";
import { checkLimit, clearLimit, consumeLimits } from "../../http/limit-store.ts";
import { lapseFilter } from "../account/lapse-filter.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { noteVisit } from "../xp/note-visit.ts";
import type { AccountRow } from "./account-columns.ts";
import { inHashingTurn, matchesPassword } from "./passwords.ts";
import { presentCurrentUser } from "./present.ts";
import { findAccount, findAccountByEmail } from "./queries.ts";
import { insertSession } from "./session-queries.ts";
import { hashSessionToken, newSessionToken, sessionEnd } from "./session-token.ts";

/** Beyond this many devices, the longest unused is signed out. */
const mostSessions = 100;

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly userAgent: string;
  /** The session the same browser held until now. */
  readonly replacedSessionId: string | null;
}

/**
 * Signs in with e-mail and password and opens a session. Throws `Unauthenticated("invalid_credentials")`,
 * `Forbidden("email_unverified")` to whoever knows the password, `RateLimited` (decision 24).
 */
export async function logIn(ctx: Ctx, input: SignIn): Promise<{ user: CurrentUser; token: string }> {
  const account = await inHashingTurn(() => authenticate(ctx, input));
  await clearLimit(ctx, "login_failed_address", account.email);
  if (!account.email_verified_at) {
    throw new Forbidden("Please verify your email before logging in", "email_unverified");
  }
  const token = newSessionToken();
  const now = ctx.clock.now();
  const ended = await insertSession(ctx.sql, {
    id: uuidv7(),
    memberId: account.id,
    tokenHash: hashSessionToken(token),
    userAgent: input.userAgent,
    createdAt: now,
    expiresAt: sessionEnd(now),
    passwordHash: account.password_hash,
    replacedId: input.replacedSessionId,
  }, mostSessions);
  if (!ended) throw incorrect();
  ended.forEach(ctx.actors.forgetSession);
  // Signing in may be the day's first visit, and the answer shows what that earned.
  const changes = await Promise.all([noteVisit(ctx, account), lapseFilter(ctx, account.id)]);
  const seen = changes.some(Boolean) ? await findAccount(ctx.sql, account.id) : null;
  const badges = await listOwnBadges(ctx, account.id);
  return { user: presentCurrentUser(seen ?? account, badges, ctx.config), token };
}

/** Checks the limits in its hashing turn: two attempts at once are all that can pass before a failure is counted. */
async function authenticate(ctx: Ctx, { email, password }: SignIn): Promise<AccountRow> {
  const [account] = await Promise.all([
    findAccountByEmail(ctx.sql, email),
    checkLimit(ctx, "login_failed_address", email),
    checkLimit(ctx, "login_failed_source", ctx.source),
  ]);
  const matches = await matchesPassword(account?.password_hash ?? null, password);
  if (account && matches) return account;
  await consumeLimits(ctx, [["login_failed_address", email], ["login_failed_source", ctx.source]]);
  throw incorrect();
}

function incorrect(): Unauthenticated {
  return new Unauthenticated("Incorrect email or password", "invalid_credentials");
}
