import { msg } from "@lingui/core/runtime-macro";
import { updateLapsedFilter } from "../../moderation/lapsed-filter-fragments.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict, NotFound } from "../../../errors.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { deactivateShown, lockBadges, showsBadge } from "./badge-queries.ts";
import {
  type Activation,
  type Deactivation,
  decideActivation,
  decideDeactivation,
  type OwnBadgeState,
} from "./decide-badge.ts";

/**
 * Shows one of the actor's badges. Idempotent. Throws `NotFound` for any other, `Conflict` when it
 * has ended or another one is active (badges.4).
 */
export async function activateBadge(ctx: SessionCtx, id: string): Promise<Badge> {
  const badge = ownBadgeOf(ctx, id);
  const outcome = await ctx.db.transaction((tx) => showBadge(tx, badge));
  nameChange(ctx);
  if (outcome === "blocked") throw new Conflict("conflict", msg`Deactivate Current Badge First`);
  return await publishChange(ctx, id, outcome);
}

/**
 * Shows one of the actor's badges instead of the active one, which is deactivated (badges.7).
 * Idempotent. Throws like `activateBadge`, but never since another one is active.
 */
export async function activateBadgeInstead(ctx: SessionCtx, id: string): Promise<Badge> {
  const badge = ownBadgeOf(ctx, id);
  const outcome = await ctx.db.transaction((tx) => showBadgeInstead(tx, badge));
  nameChange(ctx);
  // The other badge may have been the crown that the filter needed.
  ctx.actors.forgetMember(ctx.actor.id);
  return await publishChange(ctx, id, outcome);
}

/**
 * Hides the actor's active badge. Idempotent. Its benefits last until it ends, except for the
 * filters low and none, which become high (badges.2). Throws `NotFound`, or `Conflict` when it is
 * not active.
 */
export async function deactivateBadge(ctx: SessionCtx, id: string): Promise<Badge> {
  const badge = ownBadgeOf(ctx, id);
  const { outcome, isFilterReset } = await ctx.db.transaction((tx) => hideBadge(tx, badge));
  nameChange(ctx);
  if (outcome === "passive") throw new Conflict("conflict", msg`This badge is not active.`);
  if (isFilterReset) ctx.actors.forgetMember(ctx.actor.id);
  return await publishChange(ctx, id, outcome);
}

/** Also before a refusal: the lock has hidden a badge that ended (`lockBadges`). */
function nameChange(ctx: SessionCtx): void {
  ctx.changed([`member:${ctx.actor.id}`]);
}

async function publishChange(
  ctx: SessionCtx,
  id: string,
  outcome: "active" | "deactivated" | "absent" | "expired",
): Promise<Badge> {
  if (outcome === "absent") throw new NotFound(msg`You have no such badge.`);
  if (outcome === "expired") {
    throw new Conflict("conflict", msg`This badge has ended. You can get it again in the shop.`);
  }
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  const badge = (await listOwnBadges(ctx, ctx.actor.id)).find((one) => one.id === id);
  if (!badge) throw new NotFound(msg`You have no such badge.`);
  return badge;
}

interface OwnBadge {
  readonly id: string;
  readonly memberId: string;
  readonly at: Date;
}

function ownBadgeOf(ctx: SessionCtx, id: string): OwnBadge {
  return { id, memberId: ctx.actor.id, at: ctx.clock.now() };
}

async function showBadge(tx: Tx, badge: OwnBadge): Promise<Exclude<Activation, "activate">> {
  const decided = decideActivation(await lockOwnBadge(tx, badge));
  if (decided !== "activate") return decided;
  await updateActive(tx, badge.id);
  return "active";
}

/** Both badges change, or neither. */
async function showBadgeInstead(tx: Tx, badge: OwnBadge): Promise<"absent" | "expired" | "active"> {
  const outcome = await showBadge(tx, badge);
  if (outcome !== "blocked") return outcome;
  await deactivateShown(tx, badge.memberId);
  await updateActive(tx, badge.id);
  await updateLapsedFilter(tx, badge.memberId, badge.at);
  return "active";
}

interface Hidden {
  readonly outcome: Exclude<Deactivation, "deactivate">;
  /** The content filter needed the badge. */
  readonly isFilterReset: boolean;
}

async function hideBadge(tx: Tx, badge: OwnBadge): Promise<Hidden> {
  const decided = decideDeactivation(await lockOwnBadge(tx, badge));
  if (decided !== "deactivate") return { outcome: decided, isFilterReset: false };
  await deactivateShown(tx, badge.memberId);
  return { outcome: "deactivated", isFilterReset: await updateLapsedFilter(tx, badge.memberId, badge.at) };
}

/** Null when the member has no such badge. */
async function lockOwnBadge(tx: Tx, { id, memberId, at }: OwnBadge): Promise<OwnBadgeState | null> {
  await lockBadges(tx, memberId, at);
  const [row] = await tx<OwnBadgeState[]>`
    select
      coalesce(expires_at <= ${at}, false) as has_ended, is_active, is_deactivated,
      ${showsBadge(tx, memberId)} as has_active
    from member_badges
    where id = ${id} and member_id = ${memberId}`;
  return row ?? null;
}

async function updateActive(sql: Sql, id: string): Promise<void> {
  await sql`
    update member_badges
    set is_active = true, is_deactivated = false
    where id = ${id}`;
}
