import { uuidv7 } from "uuidv7";
import type { SignedInUser } from "#shared/auth/contract.ts";
import type { Ctx } from "../../../context.ts";
import { resetLapsedFilter } from "../../moderation/reset-lapsed-filter.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { noteVisit } from "../../xp/record-visit.ts";
import type { AccountRow } from "../account-fragments.ts";
import { findKnownDevices } from "./known-device-queries.ts";
import { getDeviceEnd, mostTokens } from "./known-device.ts";
import { presentCurrentUser } from "../present.ts";
import { findAccount } from "../account-queries.ts";
import { selectAdministration } from "../administration-queries.ts";
import { insertSession, type SignInProof } from "../sessions/session-queries.ts";
import { getSessionEnd } from "../session-and-link-lifetimes.ts";
import { generateSessionToken, hashSessionToken } from "../sessions/session-token.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Beyond this many sessions or known devices, a member's least recently used one ends. */
const mostDevices = 100;

/** The browser or app of a sign-in. */
export interface SignInClient {
  readonly userAgent: string;
  /** The browser's current session. */
  readonly replacedSessionId: string | null;
  /** The device's tokens of earlier sign-ins, last used first. */
  readonly deviceTokens: readonly string[];
}

export interface OpenedSession {
  readonly user: SignedInUser;
  readonly token: string;
  /** Replaces the device's tokens. */
  readonly deviceTokens: readonly string[];
}

/**
 * Opens a session by a proof and makes the device known. Returns null, and does nothing, when the
 * proof is no longer valid.
 */
export async function openSession(
  ctx: Ctx,
  account: AccountRow,
  client: SignInClient,
  proof: SignInProof,
): Promise<OpenedSession | null> {
  const now = ctx.clock.now();
  const token = generateSessionToken();
  const { deviceToken, deviceTokens } = await chooseDeviceTokens(ctx, account.id, client.deviceTokens);
  const endedSessions = await insertSession(
    ctx.sql,
    {
      id: uuidv7(),
      memberId: account.id,
      tokenHash: hashSessionToken(token),
      userAgent: client.userAgent,
      createdAt: now,
      expiresAt: getSessionEnd(now, now),
      deviceHash: hashSessionToken(deviceToken),
      deviceExpiresAt: getDeviceEnd(now),
      replacedId: client.replacedSessionId,
    },
    proof,
    mostDevices,
  );
  if (!endedSessions) return null;
  for (const ended of endedSessions) {
    ctx.actors.forgetSession(ended.id);
    ctx.publish({ type: "sessions_ended", memberId: ended.member_id, sessionId: ended.id });
  }
  // Signing in may be the day's first visit, and the response shows what that earned.
  const [isFirstSignIn, ...changes] = await Promise.all([
    markSeen(ctx.sql, account.id, now),
    noteVisit(ctx, account),
    resetLapsedFilter(ctx, account.id),
  ]);
  const seen = changes.some(Boolean) ? await findAccount(ctx.sql, account.id) : null;
  const [badges, administration] = await Promise.all([
    listOwnBadges(ctx, account.id),
    selectAdministration(ctx.sql, { memberId: account.id, adminEmails: ctx.config.adminEmails }),
  ]);
  const user = presentCurrentUser(seen ?? account, { badges, ...administration }, ctx);
  return { user: { ...user, isFirstSignIn }, token, deviceTokens };
}

/**
 * The member's token on this device, and all of the device's tokens. A token is kept while it is
 * known for this member, otherwise a new one is made: a token that a reset voided, or that someone
 * else planted, never becomes valid.
 */
async function chooseDeviceTokens(ctx: Ctx, memberId: string, presented: readonly string[]) {
  const known = await findKnownDevices(ctx.sql, presented.map(hashSessionToken), ctx.clock.now());
  const ownerOf = (token: string) => {
    const hash = hashSessionToken(token);
    return known.find((device) => device.token_hash.equals(hash))?.member_id;
  };
  const deviceToken = presented.find((token) => ownerOf(token) === memberId) ?? generateSessionToken();
  const others = presented.filter((token) => token !== deviceToken && ownerOf(token) !== undefined);
  return { deviceToken, deviceTokens: [deviceToken, ...others].slice(0, mostTokens) };
}

/**
 * Stores the time of the visit at sign-in. Returns whether it is the member's first; of two at once
 * only one is.
 */
async function markSeen(sql: Sql, memberId: string, at: Date): Promise<boolean> {
  const [row] = await sql<{ is_first: boolean }[]>`
    select mark_seen(${memberId}, ${at}) as is_first`;
  return row?.is_first ?? false;
}
