import type { OwnXp } from "#shared/xp/xp-header.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Ctx } from "../../context.ts";
import { selectOwnXp } from "./xp-queries.ts";

/** A member's current balance; null when there is no such member. */
export async function getOwnXp(ctx: Pick<Ctx, "sql">, memberId: string): Promise<OwnXp | null> {
  const row = await selectOwnXp(ctx.sql, memberId);
  return row && { xp: row.xp, level: getLevel(row.lifetime_xp), lifetimeXp: row.lifetime_xp };
}
