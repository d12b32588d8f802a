import type { Promotion } from "#shared/promotions/contract.ts";
import type { MemberCtx } from "../../context.ts";
import { loadPromotion } from "./load-promotion.ts";
import { promotableLevels } from "./promotion-queries.ts";
import type { Sql, Tx } from "../../db/open-database.ts";

/**
 * Ends the actor's promotion; the current hour stays charged (promotions.7). Idempotent. Throws
 * `NotFound`.
 */
export async function stopPromotion(ctx: MemberCtx, id: string): Promise<Promotion> {
  const end = { id, memberId: ctx.actor.id, at: ctx.clock.now() };
  await ctx.db.transaction((tx) => endPromotion(tx, end));
  return await loadPromotion(ctx, id);
}

/**
 * Ends a member's running promotion; nothing is paid or given back. What was over already keeps its
 * reason.
 */
export async function endPromotion(
  tx: Tx,
  { id, memberId, at }: { id: string; memberId: string; at: Date },
): Promise<void> {
  const running = await lockRunning(tx, { id, memberId, at });
  if (running) await updateEnded(tx, id, { ending: running.ending ?? "stopped", at });
}

interface Running {
  /** Why it is over; null while it is not. */
  readonly ending: string | null;
}

async function lockRunning(
  tx: Tx,
  { id, memberId, at }: { id: string; memberId: string; at: Date },
): Promise<Running | null> {
  await tx`
    select id
    from posts
    where id = (select post_id from promotions where id = ${id} and member_id = ${memberId})
    for no key update`;
  const [running] = await tx<Running[]>`
    select promotion_ending_of(p, ${promotableLevels}::text[], ${at}::timestamptz) as ending
    from promotions p
    where p.id = ${id} and p.member_id = ${memberId} and p.ended_at is null
    for no key update`;
  return running ?? null;
}

async function updateEnded(
  sql: Sql,
  id: string,
  { ending, at }: { ending: string; at: Date },
): Promise<void> {
  await sql`
    update promotions
    set ended_at = ${ending === "time" ? sql`ends_at` : sql`${at}`}, end_reason = ${ending}
    where id = ${id}`;
}
