import type { Sql } from "../../db/open-database.ts";

/**
 * Live subscriptions whose paid time is over: renewed or failed without an event reaching us, or
 * being retried at the provider.
 */
export async function selectOverdueSubscriptions(sql: Sql, at: Date, isLive: boolean): Promise<string[]> {
  const rows = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where status <> 'ended'
      and paid_until < ${at}
      and is_live = ${isLive}
      and member_id is not null
    order by subscription_id
    limit 1000`;
  return rows.map((row) => row.subscription_id);
}

/** Live subscriptions of deleted accounts. */
export async function selectOwnerlessSubscriptions(sql: Sql, isLive: boolean): Promise<string[]> {
  const rows = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where status <> 'ended'
      and is_live = ${isLive}
      and member_id is null
    order by subscription_id
    limit 1000`;
  return rows.map((row) => row.subscription_id);
}

export async function updateEndedSubscription(sql: Sql, subscriptionId: string): Promise<void> {
  await sql`
    update crown_subscriptions
    set status = 'ended'
    where subscription_id = ${subscriptionId} and member_id is null`;
}
