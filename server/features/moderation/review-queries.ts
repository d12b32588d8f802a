import { getLevelRank, moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { Notified } from "../notifications/notify-fragments.ts";
import { type Classified, isOnlyDistress } from "./classify-before-publishing.ts";
import { selectLevelsFor } from "../../db/visibility/content-visibility.ts";
import { notifyOfLoweredContent, notifyOfLoweredMessage } from "./review/lowered-notices.ts";
import { type ContentKind, contentTables, insertElements, selectElementRows } from "./verdict-fragments.ts";

/** What a later verdict is about. */
interface Judged<Kind extends ContentKind> {
  readonly kind: Kind;
  readonly id: string;
  /** The version that was judged: nothing happens when it was edited since. */
  readonly revision: number;
}

/**
 * Stores a later verdict, which can only lower levels (moderation.4), also those of a post's
 * reposts, and adds the topics that it found. Returns the notification of the author whose post or
 * comment it lowered, or null.
 */
export async function lowerLevel(
  sql: Sql,
  { kind, id, revision }: Judged<Exclude<ContentKind, "message">>,
  verdict: Classified,
  at: Date,
): Promise<Notified | null> {
  const table = sql(contentTables[kind].table);
  const alsoReposts = kind === "post" ? sql`or content.repost_of_id = subject.id` : sql``;
  const firstImage = kind === "post" ? sql`content.image_id` : sql`null`;
  const isLowered = sql`(content.moderation_level is null or ${
    isBetter(sql, sql`content.moderation_level`, sql`${verdict.level}::text`)
  })`;
  const findsNothing = verdict.elements.every(({ type, level }) => type === "image" || level === "top");
  // A repost has none: a post of distress is reposted nowhere (moderation.13).
  const staysDistress = sql`(
    ${kind === "post" ? sql`content.repost_of_id is null and` : sql``} (
      ${isOnlyDistress(verdict)}::boolean or content.only_distress and ${findsNothing}::boolean
    )
  )`;
  const topics = [...verdict.topics ?? []];
  const withTopics = sql`array(
          select unnest(content.found_topics) union select unnest(${topics}::text[])
        )`;
  const [row] = await sql<{ notified: Notified | null }[]>`
    with ${lockedSubject(sql, { kind, id, revision })}, ${reviewable(sql, kind)}, judged as (${
    insertOrLowerElements(sql, kind, verdict, at)
  }
    ), changed as (
      update ${table} as content
      set
        moderation_level = case when ${isLowered} then ${verdict.level} else content.moderation_level end,
        only_distress = ${staysDistress},
        found_topics = ${withTopics}
      from subject
      where (content.id = subject.id ${alsoReposts})
        and (
          ${isLowered}
          or not content.found_topics @> ${topics}::text[]
          or content.only_distress <> ${staysDistress}
        )
      -- Its pictures were its author's until now (media.5).
      returning (select place_pictures(content.id, ${firstImage}) where subject.moderation_level is null)
    )
    select ${notifyOfLoweredContent(sql, kind, verdict.level, at)} as notified
    from subject
    where ${isBetter(sql, sql`subject.moderation_level`, sql`${verdict.level}::text`)}`;
  return row?.notified ?? null;
}

/**
 * The CTE `locked`. For a comment the post is locked first, as in its deletion, which also deletes
 * the comment.
 */
function lockedSubject(
  sql: Sql,
  { kind, id, revision }: Judged<Exclude<ContentKind, "message">>,
): Fragment {
  if (kind === "post") {
    return sql`locked as (
      select id, author_id, moderation_level from posts where id = ${id} and revision = ${revision} for no key update
    )`;
  }
  return sql`post as (
      select id from posts where id = (select post_id from comments where id = ${id}) for no key update
    ), locked as (
      select c.id, c.author_id, c.moderation_level
      from post
      join comments c on c.post_id = post.id
      where c.id = ${id} and c.revision = ${revision}
      for no key update of c
    )`;
}

/**
 * The CTE `subject`: the locked content, unless a person has given it its level (cases.4), which
 * the function sees though it happened while this statement waited.
 */
function reviewable(sql: Sql, kind: ContentKind): Fragment {
  return sql`subject as materialized (
      select * from locked where not is_judged_by_person(${kind}, locked.id)
    )`;
}

/** The outcome of a later verdict on a message. */
interface LoweredMessage {
  /**
   * Its two members when it now looks different to them (messages.2), without a receiver who
   * declined the request (messages.6).
   */
  readonly memberIds: readonly string[];
  /** The notification of its sender; null when it had no level before. */
  readonly notified: Notified | null;
}

/**
 * `lowerLevel` for a message, which changes under the lock of its conversation. It gets topics when
 * it is lowered.
 */
export async function lowerMessageLevel(
  sql: Sql,
  { id, revision }: Omit<Judged<"message">, "kind">,
  verdict: Classified,
  at: Date,
): Promise<LoweredMessage> {
  const isLowered = isBetter(sql, sql`e.moderation_level`, sql`${verdict.level}::text`);
  const [row] = await sql<
    { sender_id: string; receiver_id: string | null; notified: Notified | null }[]
  >`
    with conversation as (
      select c.id
      from conversations c
      where c.id = (select conversation_id from messages where id = ${id})
      for no key update
    ), locked as (
      select
        e.id, e.sender_id, e.receiver_id, e.moderation_level is null or ${isLowered} as is_lowered,
        e.moderation_level is not null as had_level
      from messages e
      where e.id = ${id}
        and e.conversation_id in (select id from conversation)
        and e.unsent_at is null
        and e.revision = ${revision}
      for no key update
    ), ${reviewable(sql, "message")}, judged as (${insertOrLowerElements(sql, "message", verdict, at)}
    ), counted as (
      update conversations
      set version = version + 1
      where id = (select id from conversation)
        and exists (select from subject where is_lowered)
      returning version
    ), changed as (
      update messages e
      set moderation_level = ${verdict.level}, version = counted.version, found_topics = array(
        select unnest(e.found_topics) union select unnest(${[...verdict.topics ?? []]}::text[])
      )
      from counted
      where e.id = ${id}
    )
    select
      sender_id,
      (
        select side.member_id
        from conversation_members side
        where side.member_id = receiver_id and side.other_id = sender_id and side.state <> 'declined'
      ) as receiver_id,
      case when had_level then ${notifyOfLoweredMessage(sql, verdict.level, at)} end as notified
    from subject
    where is_lowered`;
  return {
    memberIds: [row?.sender_id, row?.receiver_id].filter((id) => typeof id === "string"),
    notified: row?.notified ?? null,
  };
}

/**
 * Stores the elements of `subject`; of one that is stored already, the worse level and its reason.
 */
function insertOrLowerElements(sql: Sql, kind: ContentKind, verdict: Classified, at: Date): Fragment {
  const column = sql(contentTables[kind].column);
  const isLower = isBetter(sql, sql`element_moderations.level`, sql`excluded.level`);
  return sql`${insertElements(sql, kind, sql`subject as content`, selectElementRows(sql, verdict, at))}
      on conflict (${column}, type) where ${column} is not null do update
      set
        level = case when ${isLower} then excluded.level else element_moderations.level end,
        reason = case when ${isLower} then excluded.reason else element_moderations.reason end,
        was_read = excluded.was_read,
        decided_by = excluded.decided_by,
        decided_at = excluded.decided_at`;
}

/** True where the first of two levels is better than the second; never where the first is null. */
function isBetter(sql: Sql, one: Fragment, other: Fragment): Fragment {
  const better = (level: ModerationLevel) =>
    moderationLevels.filter((known) => getLevelRank(known) < getLevelRank(level));
  return sql`(${one} = any(${selectLevelsFor(sql, other, better)}))`;
}
