import type { MessageAudience } from "#shared/messages/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { product } from "#shared/product.ts";
import type { Sql } from "../../db/open-database.ts";
import { visibleTo } from "../../db/visibility.ts";
import { filterInForceOf } from "../moderation/content-visibility-fragments.ts";
import type { Standing } from "./permissions.ts";

/** The relation between the two, and between the receiver and the author of a shared post. */
interface StandingRow {
  readonly is_following: boolean;
  readonly is_followed: boolean;
  readonly has_received: boolean;
  readonly is_open: boolean;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
  readonly receiver: Standing["receiver"];
  readonly audience: MessageAudience;
  /** The receiver's filter in force (moderation.5). */
  readonly filter: ModerationLevel;
  readonly may_see_author: boolean;
}

/** Null when there is no such receiver. */
export async function selectStanding(
  sql: Sql,
  { senderId, receiverId, sharedAuthorId, now }: {
    senderId: string;
    receiverId: string;
    sharedAuthorId: string | null;
    now: Date;
  },
): Promise<StandingRow | null> {
  const [row] = await sql<StandingRow[]>`
    select
      standing.*,
      ${filterInForceOf(sql, now)} as filter,
      ${visibleTo(sql, receiverId, sql`${sharedAuthorId}::uuid`)} as may_see_author
    from members m
    cross join message_standing(${senderId}, m.id, ${product.assistantName}) as standing
    where m.id = ${receiverId}`;
  return row ?? null;
}

export function standingOf(row: StandingRow): Standing {
  return {
    isFollowing: row.is_following,
    isFollowed: row.is_followed,
    hasReceived: row.has_received,
    isOpen: row.is_open,
    isBlocked: row.is_blocked,
    isBlockedBy: row.is_blocked_by,
    receiver: row.receiver,
    audience: row.audience,
  };
}

/** Whether neither of the two has the conversation among their requests, or declined it. */
export async function selectIsOpenToBoth(sql: Sql, one: string, other: string): Promise<boolean> {
  const rows = await sql`
    select
    from conversation_members
    where (member_id, other_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
      and state = 'open'`;
  return rows.length === 2;
}
