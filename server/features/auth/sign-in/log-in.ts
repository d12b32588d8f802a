import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { checkLimits, clearLimits, consumeLimits } from "../../../http/limits/consume-limit.ts";
import type { AccountRow } from "../account-fragments.ts";
import { findKnownDevices } from "./known-device-queries.ts";
import { incorrectCredentials, signInFailureLimits } from "./sign-in-failure-limits.ts";
import { type OpenedSession, openSession, type SignInClient } from "./open-session.ts";
import { hashForAddress, matchesPassword, runInHashingTurn } from "../passwords/hash-password.ts";
import { findAccount, findAccountByEmail } from "../account-queries.ts";
import { findRegistrationByPassword, type RegistrationRow } from "../register/registration-queries.ts";
import { hashSessionToken } from "../sessions/session-token.ts";
import { refuseSuspended } from "./refuse-suspended.ts";
import { refuseLeftAccount, restoreIfLeft } from "./restore-left-account.ts";

/** A sign-in with the password of a pending registration. */
export class EmailUnverified extends Forbidden {
  readonly registration: RegistrationRow;

  constructor(registration: RegistrationRow) {
    super(msg`Please verify your email before logging in`, "email_unverified");
    this.registration = registration;
  }
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly client: SignInClient;
  /** Restores a deleted account (auth.18). */
  readonly restoresAccount?: boolean | undefined;
}

/**
 * Signs in with email and password and opens a session. Throws
 * `Unauthenticated("invalid_credentials")`, `EmailUnverified` for the password of a pending
 * registration, `Forbidden("account_suspended")`, `Forbidden("account_left")`, `RateLimited`.
 */
export async function logIn(ctx: Ctx, input: SignIn): Promise<OpenedSession> {
  const account = await runInHashingTurn(() => authenticate(ctx, input));
  refuseSuspended(ctx, account);
  const proof = { passwordHash: account.password_hash };
  const present = await restoreIfLeft(ctx, account, proof, input.restoresAccount ?? false);
  const opened = present && await openSession(ctx, present, input.client, proof);
  if (opened) return opened;
  const now = await findAccount(ctx.sql, account.id);
  refuseSuspended(ctx, now);
  refuseLeftAccount(now);
  throw incorrectCredentials();
}

/**
 * Checks the limits inside its hashing turn, so that at most two attempts pass before a failure is
 * counted.
 */
async function authenticate(ctx: Ctx, { email, password, client }: SignIn): Promise<AccountRow> {
  const [account, devices] = await Promise.all([
    findAccountByEmail(ctx.sql, email),
    findKnownDevices(ctx.sql, client.deviceTokens.map(hashSessionToken), ctx.clock.now()),
  ]);
  const device = devices.find(({ member_id: memberId }) => memberId === account?.id);
  const limits = signInFailureLimits(ctx, email, device);
  await checkLimits(ctx, limits);
  // One hash and one look-up for a wrong password, whether the address has an account,
  // registrations or nothing.
  if (account && await matchesPassword(account.password_hash, password)) {
    await clearLimits(ctx, [limits[0]]);
    return account;
  }
  const hash = account?.password_hash ?? await hashForAddress(ctx.config, email, password);
  const registration = await findRegistrationByPassword(ctx.sql, email, hash, ctx.clock.now());
  if (registration && !account) throw new EmailUnverified(registration);
  await consumeLimits(ctx, limits);
  throw incorrectCredentials();
}
