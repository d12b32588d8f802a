import type { Badge } from "#shared/members/badge-shapes.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict, NotFound } from "../../../errors.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Shows one of the actor's badges. Idempotent. Throws `NotFound` for any other, `Conflict` when it
 * has ended or another one is active (badges.4).
 */
export async function activateBadge(ctx: SessionCtx, id: string): Promise<Badge> {
  const given = { id, memberId: ctx.actor.id, at: ctx.clock.now() };
  const outcome = await updateActive(ctx.sql, given);
  if (outcome === "blocked") throw new Conflict("conflict", "Deactivate Current Badge First");
  return await publishChange(ctx, id, outcome);
}

/**
 * Shows one of the actor's badges instead of the active one, which is deactivated (badges.7).
 * Idempotent. Throws like `activateBadge`, but never since another one is active.
 */
export async function activateBadgeInstead(ctx: SessionCtx, id: string): Promise<Badge> {
  const outcome = await updateActiveInstead(ctx.sql, { id, memberId: ctx.actor.id, at: ctx.clock.now() });
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
  const given = { id, memberId: ctx.actor.id, at: ctx.clock.now() };
  const { outcome, filter_reset } = await updateDeactivated(ctx.sql, given);
  if (outcome === "passive") throw new Conflict("conflict", "This badge is not active.");
  if (filter_reset) ctx.actors.forgetMember(ctx.actor.id);
  return await publishChange(ctx, id, outcome);
}

async function publishChange(
  ctx: SessionCtx,
  id: string,
  outcome: "active" | "deactivated" | "absent" | "expired",
): Promise<Badge> {
  if (outcome === "absent") throw new NotFound("You have no such badge.");
  if (outcome === "expired") {
    throw new Conflict("conflict", "This badge has ended. You can get it again in the shop.");
  }
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  const badge = (await listOwnBadges(ctx, ctx.actor.id)).find((one) => one.id === id);
  if (!badge) throw new NotFound("You have no such badge.");
  return badge;
}

/** See activate_badge. */
async function updateActive(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<"active" | "absent" | "expired" | "blocked"> {
  const [row] = await sql<{ outcome: "active" }[]>`
    select activate_badge(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz) as outcome`;
  return row?.outcome ?? "absent";
}

/** See activate_badge_instead. */
async function updateActiveInstead(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<"active" | "absent" | "expired"> {
  const [row] = await sql<{ outcome: "active" }[]>`
    select activate_badge_instead(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz) as outcome`;
  return row?.outcome ?? "absent";
}

interface OwnBadge {
  readonly id: string;
  readonly memberId: string;
  readonly at: Date;
}

interface DeactivatedRow {
  readonly outcome: "deactivated" | "absent" | "expired" | "passive";
  readonly filter_reset: boolean;
}

/** See deactivate_badge. */
async function updateDeactivated(
  sql: Sql,
  { id, memberId, at }: OwnBadge,
): Promise<DeactivatedRow> {
  const [row] = await sql<DeactivatedRow[]>`
    select outcome, filter_reset
    from deactivate_badge(${id}::uuid, ${memberId}::uuid, ${at}::timestamptz)`;
  return row as DeactivatedRow;
}
