import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { subscribeToPush as row } from "#shared/notifications/push-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { deleteSubscription, hasSubscription } from "./subscription-queries.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { PushTarget } from "../../../providers/push/push-sender.ts";

/** The public key to subscribe with, and whether the actor's session gets pushes. */
export async function getPushKey(ctx: SessionCtx): Promise<{ publicKey: string; isSubscribed: boolean }> {
  const [publicKey, isSubscribed] = await Promise.all([
    ctx.providers.push.publicKey(),
    hasSubscription(ctx.sql, ctx.actor.sessionId),
  ]);
  return { publicKey, isSubscribed };
}

/**
 * Sends the actor's notifications to this session's browser, and no longer those of the member who
 * was signed in there before (push.1). Throws `Invalid` for an endpoint at no push service, or
 * unusable keys.
 */
export async function subscribeToPush(
  ctx: SessionCtx,
  { endpoint, keys }: z.output<typeof row.body>,
): Promise<{ success: true }> {
  const target = { endpoint: new URL(endpoint).href, ...keys };
  // A subscription is bound to our key, so there is one before.
  await ctx.providers.push.publicKey();
  if (!await ctx.providers.push.accepts(target)) {
    const problem = msg`Notifications can't be sent to this browser.`;
    throw new Invalid(problem, { endpoint: problem });
  }
  const { id: memberId, sessionId } = ctx.actor;
  const subscription = { ...target, sessionId, memberId, at: ctx.clock.now() };
  await ctx.db.transaction((tx) => upsertSubscription(tx, subscription));
  return { success: true };
}

/** Sends no more pushes to this session's browser. Idempotent. */
export async function unsubscribeFromPush(ctx: SessionCtx): Promise<{ success: true }> {
  await deleteSubscription(ctx.sql, ctx.actor.sessionId);
  return { success: true };
}

interface Subscription extends PushTarget {
  readonly sessionId: string;
  readonly memberId: string;
  readonly at: Date;
}

/**
 * Stores a session's subscription in place of its earlier one, and of its browser's one in another
 * session. Those of one browser wait for each other first, so that each finds what the one before
 * it stored.
 */
async function upsertSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  const { sessionId, memberId, endpoint, p256dh, auth, at } = subscription;
  await tx`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`;
  await tx`delete from push_subscriptions where endpoint = ${endpoint} and session_id <> ${sessionId}`;
  await tx`
    insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
    values (${sessionId}, ${memberId}, ${endpoint}, ${p256dh}, ${auth}, ${at})
    on conflict (session_id) do update
    set
      endpoint = excluded.endpoint,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      created_at = excluded.created_at`;
}
