import { formatDay } from "#shared/language/text.ts";
import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { listOwnBadges } from "../../members/list-badges.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { refuseShortfall } from "../../xp/refuse-shortfall.ts";
import { purchasesPaused } from "../orders/place/place-order.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { charge, chargeKey, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { lockBadges, showsBadge } from "./badge-queries.ts";
import { type BadgePurchase, decideBadgePurchase } from "./decide-badge.ts";
import { writeText } from "../../../language/write-text.ts";

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
  if (badgeType === "blueVerify") throw new Conflict("conflict", msg`${{ name }} is not on sale yet.`);
  const purchase = {
    id: ctx.createdId ?? uuidv7(),
    memberId: ctx.actor.id,
    badgeType,
    cost: goldVerifyCost,
    at: ctx.clock.now(),
  };
  const bought = await refuseShortfall(() => ctx.db.transaction((tx) => chargeAndGive(tx, purchase)));
  // Also before a refusal: the lock has hidden a badge that ended (`lockBadges`).
  ctx.changed([`member:${ctx.actor.id}`]);
  if (bought.outcome === "paused") throw purchasesPaused();
  if (bought.outcome === "endless") throw new Conflict("conflict", msg`Your ${{ name }} never ends.`);
  publishXp(ctx, bought.xp);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  const badge = (await listOwnBadges(ctx, ctx.actor.id)).find(({ id }) => id === bought.badgeId);
  if (!badge || !bought.endsAt) throw new Conflict("conflict", msg`Your ${{ name }} has ended.`);
  const message = msg`${{ name }} is yours until ${{ day: formatDay(bought.endsAt) }}.`;
  return { message: writeText(message, ctx.language), badge };
}

type Bought =
  | { readonly outcome: "paused" }
  | { readonly outcome: "endless" }
  | {
    readonly outcome: "bought";
    /** Null: bought by an earlier attempt, and expired since. */
    readonly badgeId: string | null;
    readonly endsAt: Date | null;
    /** Null when nothing was charged now. */
    readonly xp: XpMoved | null;
  };

interface Purchase {
  /** The id for a new badge, and the key of its charge. */
  readonly id: string;
  readonly memberId: string;
  readonly badgeType: "goldVerify";
  /** Whole XP. */
  readonly cost: number;
  readonly at: Date;
}

/**
 * Charges a member and gives them a calendar month (UTC) of a badge: one more where it is owned,
 * else a new one, which is active when no other is. A second attempt buys nothing. Run it inside
 * `refuseShortfall`.
 */
async function chargeAndGive(tx: Tx, purchase: Purchase): Promise<Bought> {
  await lockBadges(tx, purchase.memberId, purchase.at);
  const state = await selectPurchase(tx, purchase);
  const decided = decideBadgePurchase(state);
  switch (decided) {
    case "paused":
    case "endless":
      return { outcome: decided };
    case "bought":
      return { outcome: "bought", badgeId: state.badge_id, endsAt: state.ends_at, xp: null };
    case "buy":
    case "extend": {
      const xp = await chargeFor(tx, purchase);
      const { id, ends_at: endsAt } = decided === "buy"
        ? await insertBadge(tx, purchase)
        : await extendBadge(tx, state.badge_id);
      return { outcome: "bought", badgeId: id, endsAt, xp };
    }
  }
}

async function selectPurchase(
  sql: Sql,
  { id, memberId, badgeType, at }: Purchase,
): Promise<BadgePurchase> {
  const key = chargeKey({ reason: "badge", memberId, key: id });
  const [row] = await sql<BadgePurchase[]>`
    select
      exists (select from xp_transfer_of(${key})) as is_charged,
      exists (select from members where id = ${memberId} and purchases_paused) as is_paused,
      owned.id as badge_id,
      owned.expires_at as ends_at
    from (values (true)) as one
    left join lateral (
      select id, expires_at
      from held_badges(${memberId}::uuid, ${at}::timestamptz)
      where badge_type = ${badgeType}
      order by expires_at desc nulls first
      limit 1
    ) as owned on true`;
  return row as BadgePurchase;
}

async function chargeFor(
  sql: Sql,
  { id, memberId, badgeType, cost, at }: Purchase,
): Promise<XpMoved | null> {
  const charged = charge(sql, {
    memberId,
    amount: cost,
    reason: "badge",
    reference: badgeType,
    key: id,
    at,
  });
  const [row] = await sql<{ xp: XpMoved | null }[]>`select ${xpMoved(sql, memberId, charged)} as xp`;
  return row?.xp ?? null;
}

interface GivenBadge {
  readonly id: string;
  readonly ends_at: Date;
}

async function insertBadge(sql: Sql, { id, memberId, badgeType, at }: Purchase): Promise<GivenBadge> {
  const [row] = await sql<GivenBadge[]>`
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, created_at)
    values (
      ${id}, ${memberId}, ${badgeType}, not ${showsBadge(sql, memberId)},
      ${monthAfter(sql, sql`${at}::timestamptz`)}, ${at}
    )
    returning id, expires_at as ends_at`;
  return row as GivenBadge;
}

async function extendBadge(sql: Sql, id: string | null): Promise<GivenBadge> {
  const [row] = await sql<GivenBadge[]>`
    update member_badges
    set expires_at = ${monthAfter(sql, sql`expires_at`)}
    where id = ${id}
    returning id, expires_at as ends_at`;
  return row as GivenBadge;
}

/** The same day and time of the next month in UTC; the last day of a shorter one. */
function monthAfter(sql: Sql, at: Fragment): Fragment {
  return sql`(${at} at time zone 'UTC' + interval '1 month') at time zone 'UTC'`;
}
