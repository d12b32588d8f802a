import { msg } from "@lingui/core/runtime-macro";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Ctx } from "../../context.ts";
import { askPayments } from "./ask-payments.ts";
import { settleCrown } from "./orders/settle/settle-order.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { formatDay, type Text } from "#shared/language/text.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Keeps crowns of suspended members from renewing, and lets them renew again once the member is no
 * longer suspended, however that came (badges.10). What the member cancelled themselves stays
 * cancelled. What the provider has not confirmed is tried again by the next run.
 */
export async function stopRenewals(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const { payments } = ctx.providers;
  if (!payments) return;
  await insertStops(ctx.sql, payments.isLive, ctx.clock.now());
  for (const crown of await selectStops(ctx.sql, payments.isLive)) {
    signal.throwIfAborted();
    await settleStop(ctx, crown).catch((error: unknown) => {
      ctx.log.warn(
        { error, subscriptionId: crown.id },
        "the renewal of a suspended member's crown is not settled",
      );
    });
  }
}

async function settleStop(ctx: Ctx, { id, is_suspended: isSuspended, renews }: StoppedCrown): Promise<void> {
  if (renews === isSuspended) {
    try {
      await askPayments(ctx, (payments) => payments.setRenewal(id, !isSuspended));
    } finally {
      // Also where it was refused, since the subscription may have ended.
      await settleCrown(ctx, id);
    }
  }
  if (!isSuspended) await deleteStop(ctx.sql, id);
}

/**
 * Says what became of the crown of a member whose suspension is over, in a sentence for the mail
 * that says so; null where the suspension stopped nothing.
 */
export async function describeCrownAfterSuspension(
  { sql, clock }: Pick<Ctx, "sql" | "clock">,
  memberId: string,
): Promise<{ readonly hasEnded: boolean; readonly words: Text } | null> {
  const crown = await selectCrownAfterSuspension(sql, memberId);
  if (!crown) return null;
  const hasEnded = crown.status === "ended" || crown.paid_until <= clock.now();
  const name = badgeNames[crown.badge_type];
  const words = hasEnded
    ? msg`Your ${{ name }} has ended meanwhile, since it did not renew while you were suspended.`
    : msg`Your ${{ name }} renews again, on ${{ day: formatDay(crown.paid_until) }}.`;
  return { hasEnded, words };
}

/**
 * Notes the stop of what renews of suspended members, by `members_suspended`, before the provider
 * is asked: its event may come first.
 */
async function insertStops(sql: Sql, isLive: boolean, at: Date): Promise<void> {
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
interface StoppedCrown {
  readonly id: string;
  readonly is_suspended: boolean;
  readonly renews: boolean;
}

/** By `crowns_with_stopped_renewal`. */
function selectStops(sql: Sql, isLive: boolean): Promise<StoppedCrown[]> {
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
async function deleteStop(sql: Sql, subscriptionId: string): Promise<void> {
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
async function selectCrownAfterSuspension(
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
