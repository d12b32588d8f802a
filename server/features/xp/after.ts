import { levelOf } from "#shared/xp/rules.ts";
import type { Ctx } from "../../context.ts";
import type { Fragment, Sql } from "../../db/client.ts";

/** What a payment or charge moved, and what its member holds since; null: nothing moved. */
export interface XpAfter {
  readonly moved: number;
  readonly xp: number;
  readonly lifetimeXp: number;
}

/**
 * The expression of an `XpAfter`, around what moves the XP, so that no statement is spent on asking afterwards:
 *
 *     (select ${after(sql, memberId, earn(sql, {…}))} from liked) as own_xp
 */
export function after(sql: Sql, memberId: string, moved: Fragment): Fragment {
  return sql`xp_after(${memberId}::uuid, ${moved})`;
}

/** Tells the actor what they hold now, beside the answer of the call (A§7). Answers how much moved. */
export function tellXp(ctx: Partial<Pick<Ctx, "tellXp">>, own: XpAfter | null): number {
  if (!own) return 0;
  ctx.tellXp?.({ xp: own.xp, level: levelOf(own.lifetimeXp), lifetimeXp: own.lifetimeXp });
  return own.moved;
}
