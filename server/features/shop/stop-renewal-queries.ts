import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Notes the stop of what renews of suspended members, by `members_suspended`, before the provider
 * is asked: its event may come first.
 */
export async function insertStops(sql: Sql, isLive: boolean, at: Date): Promise<void> {
  await sql`
    update crown_subscriptions s
    set renewal_stopped_at = ${at}
    from members m
    where m.id = s.member_id
      and m.suspended_at is not null
      and s.is_live = ${isLive}
      and s.status <> 'ended'
      and not s.cancels_at_period_end
      and s.renewal_stopped_at is null`;
}

/** A crown whose renewal a suspension stops, or stopped. */
export interface StoppedCrown {
  readonly id: string;
  readonly is_suspended: boolean;
  readonly renews: boolean;
}

/** By `crowns_with_stopped_renewal`. */
export function selectStops(sql: Sql, isLive: boolean): Promise<StoppedCrown[]> {
  return sql<StoppedCrown[]>`
    select
      s.subscription_id as id,
      m.suspended_at is not null as is_suspended,
      not s.cancels_at_period_end as renews
    from crown_subscriptions s
    join members m on m.id = s.member_id
    where s.renewal_stopped_at is not null
      and s.status <> 'ended'
      and s.is_live = ${isLive}
      -- One that is stopped needs nothing.
      and not (m.suspended_at is not null and s.cancels_at_period_end)
    order by s.subscription_id
    limit 1000`;
}

/** The member's own choice alone counts from now on. */
export async function deleteStop(sql: Sql, subscriptionId: string): Promise<void> {
  await sql`
    update crown_subscriptions s
    set renewal_stopped_at = null
    from members m
    where s.subscription_id = ${subscriptionId}
      and m.id = s.member_id
      and m.suspended_at is null
      and not s.cancels_at_period_end`;
}

interface CrownAfterSuspension {
  readonly badge_type: CrownType;
  readonly status: string;
  readonly paid_until: Date;
}

/** The crown that a member's latest suspension kept from renewing, also where that is settled. */
export async function selectCrownAfterSuspension(
  sql: Sql,
  memberId: string,
): Promise<CrownAfterSuspension | null> {
  const [row] = await sql<CrownAfterSuspension[]>`
    select s.badge_type, s.status, s.paid_until
    from crown_subscriptions s
    where s.member_id = ${memberId}
      and s.renewal_stopped_at >= (
        select max(decided_at)
        from (
          select d.decided_at from decisions d where d.member_id = ${memberId} and d.decision = 'suspend'
          union all
          select d.decided_at
          from wave_contents w
          join decisions d on d.case_id = w.case_id
          where w.member_id = ${memberId}
            and d.decision = 'suspend'
            -- Whom it left out (cases.6) it did not suspend.
            and (not d.has_former or effects_on(d, ${memberId}) <> '[]')
        ) as suspended
      )
    order by s.paid_until desc
    limit 1`;
  return row ?? null;
}
