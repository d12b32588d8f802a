import { hasFilterLapsedWith, updateLapsedFilter } from "../../../moderation/lapsed-filter-fragments.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Sql, Tx } from "../../../../db/open-database.ts";
import { deactivateShown, showsBadge } from "../badge-queries.ts";
import { type CrownBadge, type CrownChange, decideCrown } from "./decide-crown.ts";

interface CrownTerm {
  /** Their badges are locked. */
  readonly memberId: string;
  readonly subscriptionId: string;
  readonly crown: CrownType;
  /** Null: it was never paid. */
  readonly endsAt: Date | null;
  readonly at: Date;
}

/**
 * Lets a subscription's crown last until `endsAt`. Owned anew, it is active when no other is
 * (badges.5), or instead of it when the member wished so as they ordered it (badges.7).
 */
export async function setCrown(tx: Tx, term: CrownTerm): Promise<CrownChange | null> {
  const { subscriptionId, endsAt, at } = term;
  const badge = await selectBadge(tx, subscriptionId, at);
  const decided = decideCrown(badge, endsAt !== null && endsAt > at);
  if (decided === "nothing") return null;
  if (!badge) {
    await grant(tx, term);
    return "granted";
  }
  if (decided === "end") return await end(tx, term, badge);
  await extend(tx, term, badge.id);
  if (decided !== "revive") return null;
  await showAgain(tx, term, badge.id);
  return "granted";
}

async function selectBadge(sql: Sql, subscriptionId: string, at: Date): Promise<CrownBadge | null> {
  const [row] = await sql<CrownBadge[]>`
    select id, coalesce(expires_at <= ${at}, false) as has_ended, lapsed_at is not null as has_lapsed
    from member_badges
    where stripe_subscription_id = ${subscriptionId}`;
  return row ?? null;
}

async function grant(tx: Tx, { memberId, subscriptionId, crown, endsAt, at }: CrownTerm): Promise<void> {
  const [wish] = await tx`
    select id
    from orders
    where subscription_id = ${subscriptionId}
      and kind = 'crown'
      and shows_instead`;
  if (wish) await deactivateShown(tx, memberId);
  await tx`
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, stripe_subscription_id, created_at)
    values (
      gen_random_uuid(), ${memberId}, ${crown}, not ${
    showsBadge(tx, memberId)
  }, ${endsAt}, ${subscriptionId}, ${at}
    )`;
}

/** One that has ended keeps the moment at which it did. */
async function end(
  tx: Tx,
  { memberId, crown, at }: CrownTerm,
  badge: CrownBadge,
): Promise<CrownChange | null> {
  await tx`
    update member_badges
    set
      badge_type = ${crown},
      expires_at = least(expires_at, ${at}),
      is_active = false,
      lapsed_at = coalesce(lapsed_at, ${at})
    where id = ${badge.id}`;
  await updateLapsedFilter(tx, memberId, at);
  if (badge.has_lapsed) return null;
  const [row] = await tx<{ has_lapsed: boolean }[]>`
    select ${hasFilterLapsedWith(tx)} as has_lapsed
    from member_badges b
    where id = ${badge.id}`;
  return row?.has_lapsed ? "ended_with_filter" : "ended";
}

async function extend(sql: Sql, { crown, endsAt }: CrownTerm, id: string): Promise<void> {
  await sql`
    update member_badges
    set badge_type = ${crown}, expires_at = ${endsAt}, lapsed_at = null
    where id = ${id}`;
}

async function showAgain(sql: Sql, { memberId }: CrownTerm, id: string): Promise<void> {
  await sql`
    update member_badges
    set is_active = not is_deactivated and not ${showsBadge(sql, memberId)}
    where id = ${id}`;
}
