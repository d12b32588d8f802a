import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { OwnedCrown } from "./crown-purchase.ts";

interface OwnedCrownRow {
  readonly badge_type: CrownType;
  readonly stripe_subscription_id: string | null;
  readonly status: OwnedCrown["status"];
}

/** A member's crowns that have not ended. */
export async function selectOwnedCrowns(sql: Sql, memberId: string, at: Date): Promise<OwnedCrown[]> {
  const rows = await sql<OwnedCrownRow[]>`
    select b.badge_type, b.stripe_subscription_id, s.status
    from held_badges(${memberId}::uuid, ${at}::timestamptz) as b
    left join crown_subscriptions s on s.subscription_id = b.stripe_subscription_id
    where is_crown(b.badge_type)`;
  return rows.map(({ badge_type, stripe_subscription_id, status }) => ({
    badgeType: badge_type,
    subscriptionId: stripe_subscription_id,
    status,
  }));
}

/** Keeps with an open order whether its crown is to be shown instead of the active badge. */
export async function updateShowsInstead(sql: Sql, orderId: string, showsInstead: boolean): Promise<void> {
  await sql`
    update orders
    set shows_instead = ${showsInstead}
    where id = ${orderId}
      and state in ('pending', 'failed')
      and shows_instead <> ${showsInstead}`;
}

/**
 * A member's subscriptions that the provider still tries to renew although their crown has ended.
 */
export async function selectAbandoned(sql: Sql, memberId: string, at: Date): Promise<string[]> {
  const rows = await sql<{ subscription_id: string }[]>`
    select s.subscription_id
    from crown_subscriptions s
    left join member_badges b on b.stripe_subscription_id = s.subscription_id and b.expires_at > ${at}
    where s.member_id = ${memberId}
      and s.status in ('active', 'past_due')
      and b.id is null`;
  return rows.map(({ subscription_id }) => subscription_id);
}
