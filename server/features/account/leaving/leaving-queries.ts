import { getRetentionEnd } from "#shared/retention.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

const dayMs = 86_400_000;
/** How late a renewal may be paid (badges.6). */
const graceDays = 3;

interface Leaving {
  readonly memberId: string;
  /**
   * The hash that the password was checked against: if it was replaced meanwhile, nothing is
   * deleted (auth.21).
   */
  readonly passwordHash: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
  readonly at: Date;
  /** Queued when the account was deleted. */
  readonly mail: Fragment;
}

type Outcome = "left" | "last_administrator" | "subscribed" | "absent";

/** See leave_account. */
export async function leaveAccount(
  sql: Sql,
  { memberId, passwordHash, adminEmails, at, mail }: Leaving,
): Promise<Outcome> {
  const [row] = await sql<{ outcome: Outcome }[]>`
    with done as materialized (
      select leave_account(
        ${memberId}::uuid,
        ${passwordHash}::text,
        ${[...adminEmails]}::text[],
        ${at}::timestamptz,
        ${new Date(at.getTime() - graceDays * dayMs)}::timestamptz,
        ${getRetentionEnd("formerUsernames", at)}::timestamptz
      ) as outcome
      from members
      where id = ${memberId}
        and password_hash = ${passwordHash}
    )
    select outcome, case when outcome = 'left' then ${mail} end as mail
    from done`;
  return row?.outcome ?? "absent";
}

/** Accounts deleted before that time and not removed yet. By `departures_waiting`. */
export async function selectAccountsDue(sql: Sql, leftBefore: Date): Promise<string[]> {
  const rows = await sql<{ member_id: string }[]>`
    select member_id
    from departures
    where removed_at is null
      and left_at <= ${leftBefore}
    order by left_at
    limit 1000`;
  return rows.map(({ member_id }) => member_id);
}

interface Removal {
  readonly memberId: string;
  readonly leftBefore: Date;
  readonly at: Date;
  /** Queued when the account was removed; `removed` has username, displayName and email. */
  mail(removed: (name: string) => Fragment): Fragment;
}

/** See remove_account. */
export async function removeAccount(sql: Sql, { memberId, leftBefore, at, mail }: Removal): Promise<void> {
  await sql`
    with done as materialized (
      select remove_account(${memberId}::uuid, ${leftBefore}::timestamptz, ${at}::timestamptz) as removed
    )
    select ${mail((name) => sql`(removed ->> ${name}::text)`)} as mail
    from done
    where removed is not null`;
}

/** Removed accounts with content left. By `departures_to_empty`. */
export async function selectToEmpty(sql: Sql): Promise<string[]> {
  const rows = await sql<{ member_id: string }[]>`
    select member_id
    from departures
    where removed_at is not null
      and emptied_at is null
    order by removed_at
    limit 1000`;
  return rows.map(({ member_id }) => member_id);
}

interface Removed {
  /** 0: nothing is left. */
  readonly removed: number;
  readonly notified: readonly (Notified | null)[];
}

const batch = 50;
const nothing: Removed = { removed: 0, notified: [] };

/** See remove_comment_likes_of. */
export async function removeCommentLikes(sql: Sql, memberId: string): Promise<Removed> {
  const [row] = await sql<{ done: Removed }[]>`select remove_comment_likes_of(${memberId}, ${batch}) as done`;
  return row?.done ?? nothing;
}

/** See remove_shares_of. */
export async function removeShares(sql: Sql, memberId: string): Promise<Removed> {
  const [row] = await sql<{ done: Removed }[]>`select remove_shares_of(${memberId}, ${batch}) as done`;
  return row?.done ?? nothing;
}

/** See remove_notices_of. */
export async function removeNotices(sql: Sql, memberId: string): Promise<Removed> {
  const [row] = await sql<{ done: Removed }[]>`select remove_notices_of(${memberId}, ${batch}) as done`;
  return row?.done ?? nothing;
}

/** See remove_traces_of. */
export async function removeTraces(sql: Sql, memberId: string): Promise<void> {
  await sql`select remove_traces_of(${memberId})`;
}

export async function markEmptied(sql: Sql, memberId: string, at: Date): Promise<void> {
  await sql`
    update departures
    set emptied_at = ${at}
    where member_id = ${memberId}
      and removed_at is not null`;
}
