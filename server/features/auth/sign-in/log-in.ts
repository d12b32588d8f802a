import type { Ctx } from "../../../context.ts";
import { Forbidden, Unauthenticated } from "../../../errors.ts";
import {
  addressAndSource,
  checkLimits,
  clearLimits,
  consumeLimits,
  type Hit,
} from "../../../http/limit-store.ts";
import type { AccountRow } from "../account-columns.ts";
import { findKnownDevices, type KnownDeviceRow } from "./device-queries.ts";
import { type OpenedSession, openSession, type SignInClient } from "./open-session.ts";
import { hashForAddress, inHashingTurn, matchesPassword } from "../passwords/passwords.ts";
import { findAccountByEmail } from "../queries.ts";
import { findRegistrationByPassword, type RegistrationRow } from "../register/registration-queries.ts";
import { hashSessionToken } from "../sessions/session-token.ts";

/** A sign-in with the password of a registration that is still to be confirmed. */
export class EmailUnverified extends Forbidden {
  readonly registration: RegistrationRow;

  constructor(registration: RegistrationRow) {
    super("Please verify your email before logging in", "email_unverified");
    this.registration = registration;
  }
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly client: SignInClient;
}

/**
 * Signs in with email and password and opens a session. Throws `Unauthenticated("invalid_credentials")`, `EmailUnverified` for
 * the password of a pending registration, `RateLimited`.
 */
export async function logIn(ctx: Ctx, input: SignIn): Promise<OpenedSession> {
  const account = await inHashingTurn(() => authenticate(ctx, input));
  const opened = await openSession(ctx, account, input.client, { passwordHash: account.password_hash });
  if (!opened) throw incorrect();
  return opened;
}

/** Checks the limits in its hashing turn: two attempts at once are all that can pass before a failure is counted. */
async function authenticate(ctx: Ctx, { email, password, client }: SignIn): Promise<AccountRow> {
  const [account, devices] = await Promise.all([
    findAccountByEmail(ctx.sql, email),
    findKnownDevices(ctx.sql, client.deviceTokens.map(hashSessionToken), ctx.clock.now()),
  ]);
  const device = devices.find(({ member_id: memberId }) => memberId === account?.id);
  const limits = failureLimits(email, ctx.source, device);
  await checkLimits(ctx, limits);
  // One hash and one look-up for a wrong password, whether the address has an account, registrations, or nothing.
  if (account && await matchesPassword(account.password_hash, password)) {
    await clearLimits(ctx, [limits[0]]);
    return account;
  }
  const hash = account?.password_hash ?? await hashForAddress(ctx.config, email, password);
  const registration = await findRegistrationByPassword(ctx.sql, email, hash, ctx.clock.now());
  if (registration && !account) throw new EmailUnverified(registration);
  await consumeLimits(ctx, limits);
  throw incorrect();
}

/**
 * What a failed sign-in counts against; a success forgives the first alone. A device that the member signed in on before has a
 * limit of its own, so that nobody else can lock them out of it.
 */
function failureLimits(email: string, source: string, device: KnownDeviceRow | undefined): [Hit, ...Hit[]] {
  if (device) return [["login_failed_device", device.token_hash.toString("base64url")]];
  return [
    ["login_failed_address_and_source", addressAndSource(email, source)],
    ["login_failed_address", email],
    ["login_failed_source", source],
  ];
}

function incorrect(): Unauthenticated {
  return new Unauthenticated("Incorrect email or password", "invalid_credentials");
}
