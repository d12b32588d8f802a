import type { Sql } from "../../../db/open-database.ts";
import type { PushTarget } from "../../../providers/push/push-sender.ts";

/** Deletes only the one with this endpoint, if given: a newer one stays. */
export async function deleteSubscription(sql: Sql, sessionId: string, endpoint?: string): Promise<void> {
  await sql`
    delete from push_subscriptions
    where session_id = ${sessionId}
      ${endpoint === undefined ? sql`` : sql`and endpoint = ${endpoint}`}`;
}

export async function hasSubscription(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql`
    select
    from push_subscriptions
    where session_id = ${sessionId}`;
  return rows.length > 0;
}

interface SubscriptionRow extends PushTarget {
  readonly member_id: string;
}

/** The subscription of a live session. */
export async function selectSubscription(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<SubscriptionRow | null> {
  const [row] = await sql<SubscriptionRow[]>`
    select push.member_id, push.endpoint, push.p256dh, push.auth
    from push_subscriptions push
    join sessions on sessions.id = push.session_id
    where push.session_id = ${sessionId}
      and sessions.expires_at > ${now}`;
  return row ?? null;
}
