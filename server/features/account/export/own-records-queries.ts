import type { KeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import { aiMessageColumns } from "../../assistant/ai-message-fragments.ts";
import type { MessageRow as AiMessageRow } from "../../assistant/present.ts";
import { earlierVersions, picturesInArchive } from "./archive-fragments.ts";
import { belowCursor, type ExportRow } from "./own-content-queries.ts";

/** The account's fields that the settings do not show. */
export async function selectAccountRecord(sql: Sql, memberId: string): Promise<unknown> {
  const [row] = await sql<{ item: unknown }[]>`
    select json_build_object(
      'createdAt', m.created_at,
      'emailVerifiedAt', m.email_verified_at,
      'isEmailProven', m.proven_email is not distinct from lower(m.email),
      'lastSeenAt', m.last_seen_at,
      'timeZone', m.time_zone,
      'hasGuardianConsent', m.has_guardian_consent,
      'hasGivenBirthDate', m.has_given_birth_date,
      'ofAgeFrom', m.of_age_from,
      'aiUse', (
        select json_build_object('since', u.since, 'lastAt', u.last_at, 'remindedWith', u.reminded_with)
        from ai_use u
        where u.member_id = m.id
      ),
      'freeAnswers', (
        select json_build_object('since', f.since, 'lately', f.lately, 'day', f.day, 'inDay', f.in_day)
        from free_answers f
        where f.member_id = m.id
      ),
      'pinnedPost', (
        select json_build_object('postId', pin.post_id, 'pinnedAt', pin.pinned_at)
        from pinned_posts pin
        where pin.member_id = m.id
      ),
      'wasInvited', m.referred_by is not null,
      'invitedMembers', (select count(*) from members invited where invited.referred_by = m.id),
      'formerUsernames', (
        select coalesce(json_agg(json_build_object('username', f.name, 'keptUntil', f.kept_until)), '[]')
        from former_usernames f
        where f.member_id = m.id
      ),
      'knownDevices', (
        select coalesce(json_agg(json_build_object('since', d.created_at, 'expiresAt', d.expires_at)), '[]')
        from known_devices d
        where d.member_id = m.id
      ),
      'subscriptions', (
        select coalesce(json_agg(json_build_object(
          'crown', s.badge_type, 'status', s.status, 'paidUntil', s.paid_until,
          'cancelsAtPeriodEnd', s.cancels_at_period_end, 'renewalStoppedAt', s.renewal_stopped_at,
          'since', s.created_at
        )), '[]')
        from crown_subscriptions s
        where s.member_id = m.id
      )
    ) as item
    from members m
    where m.id = ${memberId}`;
  return row?.item ?? null;
}

interface MessagePlace {
  readonly id: string;
  /** The other member of the conversation. */
  readonly with_username: string;
  /** Set on a message of theirs that moderators removed, which looks unsent otherwise. */
  readonly removed: { readonly content: string; readonly removedAt: string } | null;
  /** The files of the member's own messages. */
  readonly pictures: readonly unknown[];
  /** What their own messages said before they were edited, while that is kept. */
  readonly earlierVersions: readonly unknown[];
}

/**
 * The messages that a member sent or received and did not decline, by conversation, newest first,
 * by `messages_by_place`.
 */
export function selectMessagePlaces(sql: Sql, memberId: string, page: KeysetPage): Promise<MessagePlace[]> {
  const { after } = page;
  const last = sql`(select conversation_id, position from messages where id = ${after})`;
  return sql<MessagePlace[]>`
    select
      e.id, other.username as with_username,
      case
        when e.removed_at is not null and e.sender_id = ${memberId}
        then json_build_object(
          'content', e.content, 'removedAt', e.removed_at, 'coverWords', e.cover_words, 'coverTopics', e.cover_topics
        )
      end as removed,
      case when e.sender_id = ${memberId} then ${
    picturesInArchive(sql, sql`e.id, e.image_id, e.image_alt`)
  } else '[]' end as pictures,
      case when e.sender_id = ${memberId} then ${
    earlierVersions(sql, "message", sql`e.id`)
  } else '[]' end as "earlierVersions"
    from (
      select side.conversation_id, side.other_id, side.state
      from conversation_members side
      where side.member_id = ${memberId}
        ${after ? sql`and side.conversation_id <= (select last.conversation_id from ${last} as last)` : sql``}
      order by side.conversation_id desc
    ) as side
    cross join lateral (
      select
        e.id, e.position, e.sender_id, e.content, e.image_id, e.image_alt, e.removed_at, e.cover_words, e.cover_topics
      from messages e
      where e.conversation_id = side.conversation_id
        ${after ? sql`and (e.conversation_id, e.position) < ${last}` : sql``}
        and (e.sender_id = ${memberId} or side.state <> 'declined')
      order by e.position desc
      ${makePageClause(sql, page)}
    ) as e
    join members other on other.id = side.other_id
    order by side.conversation_id desc, e.position desc
    ${makePageClause(sql, page)}`;
}

interface OfChat {
  readonly chat: string;
  /** It is in a branch that its chat does not show. */
  readonly is_former: boolean;
  /** The message, or of the first one the chat, that it comes after; null: the one before. */
  readonly follows: string | null;
}

/**
 * The messages of all chats of a member with AI models, of all branches, newest first, with the
 * titles of their chats.
 */
export function selectAiMessages(
  sql: Sql,
  memberId: string,
  page: KeysetPage,
): Promise<(AiMessageRow & OfChat)[]> {
  return sql<(AiMessageRow & OfChat)[]>`
    select
      ${aiMessageColumns(sql)}, s.title as chat, m.hidden_at is not null as is_former,
      coalesce(m.question_id, m.after_id) as follows
    from ai_sessions s
    join ai_messages m on m.session_id = s.id
    left join images i on i.id = m.image_id
    where s.member_id = ${memberId}
      ${belowCursor(sql, sql`m.id`, page)}
    order by m.id desc
    ${makePageClause(sql, page)}`;
}

/** A member's reports, newest first: their own words, not the reported ones. */
export function selectReports(sql: Sql, memberId: string, page: KeysetPage): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    select r.id, json_build_object(
      'subject', c.kind, 'subjectId', c.subject_id, 'reason', r.reason, 'rule', r.rule,
      'description', r.description, 'createdAt', r.created_at
    ) as item
    from reports r
    join cases c on c.id = r.case_id
    where r.reporter_id = ${memberId}
      ${belowCursor(sql, sql`r.id`, page)}
    order by r.id desc
    ${makePageClause(sql, page)}`;
}

/** A member's images, newest first, by `images_by_owner`. */
export function selectImageIds(sql: Sql, memberId: string, page: KeysetPage): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select i.id
    from images i
    where i.owner_id = ${memberId}
      ${belowCursor(sql, sql`i.id`, page)}
    order by i.id desc
    ${makePageClause(sql, page)}`;
}

/** The audio of a member's own posts. */
export function selectAudioIds(sql: Sql, memberId: string, page: KeysetPage): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select a.id
    from posts p
    join post_audio a on a.post_id = p.id
    where p.author_id = ${memberId}
      and a.state = 'ready'
      ${belowCursor(sql, sql`a.id`, page)}
    order by a.id desc
    ${makePageClause(sql, page)}`;
}

/** For what the member thanked others, also what these have not heard of yet. */
export function selectGivenThanks(sql: Sql, memberId: string, page: KeysetPage): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    select
      t.id,
      json_build_object('to', case when ${
    isVisibleTo(sql, memberId, sql`m.id`)
  } then m.username end, 'postId', t.post_id, 'commentId', t.comment_id, 'at', t.created_at) as item
    from thanks t
    join members m on m.id = t.receiver_id
    where t.giver_id = ${memberId}
      ${belowCursor(sql, sql`t.id`, page)}
    order by t.id desc
    ${makePageClause(sql, page)}`;
}
