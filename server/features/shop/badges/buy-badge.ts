import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { formatDay } from "#shared/format-day.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { refuseShortfall } from "../../xp/refuse-shortfall.ts";
import { purchasesPaused } from "../orders/place-order.ts";
import type { Sql } from "../../../db/open-database.ts";
import { chargeKey, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";

/**
 * Buys the actor a month of Gold Verify, or extends theirs by a month (badges.4). Throws
 * `insufficient_xp` (402), `purchases_paused` (403), and `Conflict` for Blue Verify, which has no
 * price, and for a badge that never ends.
 */
export async function buyBadge(
  ctx: SessionCtx,
  badgeType: "blueVerify" | "goldVerify",
): Promise<{ message: string; badge: Badge }> {
  const name = badgeNames[badgeType];
  if (badgeType === "blueVerify") throw new Conflict("conflict", `${name} is not on sale yet.`);
  const bought = await refuseShortfall(() =>
    insertBadge(ctx.sql, {
      id: ctx.createdId ?? uuidv7(),
      memberId: ctx.actor.id,
      badgeType,
      cost: goldVerifyCost,
      at: ctx.clock.now(),
    })
  );
  if (bought.outcome === "paused") throw purchasesPaused();
  if (bought.outcome === "endless") throw new Conflict("conflict", `Your ${name} never ends.`);
  publishXp(ctx, bought.own_xp);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  const badge = (await listOwnBadges(ctx, ctx.actor.id)).find(({ id }) => id === bought.badge_id);
  if (!badge || !bought.ends_at) throw new Conflict("conflict", `Your ${name} has ended.`);
  return { message: `${name} is yours until ${formatDay(bought.ends_at)}.`, badge };
}

interface BoughtRow {
  readonly outcome: "bought" | "paused" | "endless";
  /** Null: bought by an earlier attempt, and expired since. */
  readonly badge_id: string | null;
  readonly ends_at: Date | null;
  /** Null when nothing was charged now. */
  readonly own_xp: XpMoved | null;
}

interface Purchase {
  /** The id for a new badge, and the key of its charge. */
  readonly id: string;
  readonly memberId: string;
  readonly badgeType: "goldVerify";
  /** Whole XP. */
  readonly cost: number;
  readonly at: Date;
}

/** Buys a month of a badge; see buy_badge. Run it inside `refuseShortfall`. */
async function insertBadge(
  sql: Sql,
  { id, memberId, badgeType, cost, at }: Purchase,
): Promise<BoughtRow> {
  const key = chargeKey({ reason: "badge", memberId, key: id });
  const [row] = await sql<BoughtRow[]>`
    select outcome, badge_id, ends_at, ${xpMoved(sql, memberId, sql`charged`)} as own_xp
    from buy_badge(
      ${id}::uuid,
      ${memberId}::uuid,
      ${badgeType}::text,
      ${key}::text,
      ${cost}::integer,
      ${at}::timestamptz
    )`;
  return row as BoughtRow;
}
