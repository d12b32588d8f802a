import { uuidv7 } from "uuidv7";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Ctx } from "../../../context.ts";
import { lapseFilter } from "../../account/lapse-filter.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { noteVisit } from "../../xp/note-visit.ts";
import type { AccountRow } from "../account-columns.ts";
import { findKnownDevices } from "./device-queries.ts";
import { deviceEnd, mostTokens } from "./known-device.ts";
import { presentCurrentUser } from "../present.ts";
import { findAccount } from "../queries.ts";
import { insertSession, type SignInProof } from "../sessions/session-queries.ts";
import { hashSessionToken, newSessionToken, sessionEnd } from "../sessions/session-token.ts";

/** Beyond this many sessions, or known devices, the longest unused of a member ends. */
const mostDevices = 100;

/** Where somebody signs in. */
export interface SignInClient {
  readonly userAgent: string;
  /** The session the same browser held until now. */
  readonly replacedSessionId: string | null;
  /** What the device remembers of earlier sign-ins, the last used first. */
  readonly deviceTokens: readonly string[];
}

export interface OpenedSession {
  readonly user: CurrentUser;
  readonly token: string;
  /** For the device to keep instead of those it had. */
  readonly deviceTokens: readonly string[];
}

/**
 * Opens a session on what the proof allows and knows the device from now on. Null, with nothing done, when the proof holds no
 * longer.
 */
export async function openSession(
  ctx: Ctx,
  account: AccountRow,
  client: SignInClient,
  proof: SignInProof,
): Promise<OpenedSession | null> {
  const now = ctx.clock.now();
  const token = newSessionToken();
  const { deviceToken, deviceTokens } = await tokensFor(ctx, account.id, client.deviceTokens);
  const ended = await insertSession(
    ctx.sql,
    {
      id: uuidv7(),
      memberId: account.id,
      tokenHash: hashSessionToken(token),
      userAgent: client.userAgent,
      createdAt: now,
      expiresAt: sessionEnd(now, now),
      deviceHash: hashSessionToken(deviceToken),
      deviceExpiresAt: deviceEnd(now),
      replacedId: client.replacedSessionId,
    },
    proof,
    mostDevices,
  );
  if (!ended) return null;
  ended.forEach(ctx.actors.forgetSession);
  // Signing in may be the day's first visit, and the response shows what that earned.
  const changes = await Promise.all([noteVisit(ctx, account), lapseFilter(ctx, account.id)]);
  const seen = changes.some(Boolean) ? await findAccount(ctx.sql, account.id) : null;
  const badges = await listOwnBadges(ctx, account.id);
  return { user: presentCurrentUser(seen ?? account, badges, ctx), token, deviceTokens };
}

/**
 * The member's token on this device, and all that the device keeps. A token is kept while it is known to this member, and made
 * anew otherwise: one that a reset voided, or that somebody else put there, never becomes good.
 */
async function tokensFor(ctx: Ctx, memberId: string, presented: readonly string[]) {
  const known = await findKnownDevices(ctx.sql, presented.map(hashSessionToken), ctx.clock.now());
  const ownerOf = (token: string) => {
    const hash = hashSessionToken(token);
    return known.find((device) => device.token_hash.equals(hash))?.member_id;
  };
  const deviceToken = presented.find((token) => ownerOf(token) === memberId) ?? newSessionToken();
  const others = presented.filter((token) => token !== deviceToken && ownerOf(token) !== undefined);
  return { deviceToken, deviceTokens: [deviceToken, ...others].slice(0, mostTokens) };
}
