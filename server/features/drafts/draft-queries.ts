import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { DraftPoll } from "#shared/polls/poll-shapes.ts";
import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { DraftProblem } from "#shared/drafts/contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { Fragment, Sql, Tx } from "../../db/open-database.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { type PictureRow, pictureRows } from "../media/attached/attached-fragments.ts";

/** What an author wrote, whether it is published now, later or never. */
export interface DraftContent {
  readonly content: string;
  readonly language: string | null;
  readonly quotedPostId: string | null;
  readonly coverWords: string | null;
  readonly coverTopics: readonly CoverTopic[];
  readonly madeWithAi: boolean;
  readonly poll: DraftPoll | null;
  readonly commentsFrom: PostAudience;
  readonly quotesFrom: PostAudience;
  /** Null: not scheduled. */
  readonly publishAt: Date | null;
}

export interface DraftRow extends DraftContent {
  readonly id: string;
  /** In their order; null when there are none. */
  readonly pictures: readonly PictureRow[] | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly moderationLevel: ModerationLevel | null;
  readonly problem: DraftProblem | null;
  readonly problemAt: Date | null;
}

/** Of the row `d`. */
export function draftColumns(sql: Sql): Fragment {
  return sql`
      d.id, d.content, d.language, d.quoted_post_id as "quotedPostId", d.cover_words as "coverWords",
      d.cover_topics as "coverTopics", d.made_with_ai as "madeWithAi", d.poll, d.publish_at as "publishAt", d.revision,
      d.created_at as "createdAt", d.updated_at as "updatedAt", d.moderation_level as "moderationLevel",
      d.problem, d.problem_at as "problemAt", d.comments_from as "commentsFrom", d.quotes_from as "quotesFrom",
      ${pictureRows(sql, sql`(select * from draft_pictures where draft_id = d.id)`)} as pictures`;
}

/** A page of a member's drafts, the last changed first. */
export async function selectDrafts(sql: Sql, memberId: string, page: PlacedPage): Promise<DraftRow[]> {
  const { after } = page;
  return await sql<DraftRow[]>`
    select ${draftColumns(sql)}
    from drafts d
    where d.member_id = ${memberId}
      and d.publish_at is null
      ${after ? sql`and (d.updated_at, d.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by d.updated_at desc, d.id desc
    ${makePageClause(sql, page)}`;
}

/** A page of what a member scheduled, the next first. */
export async function selectScheduled(sql: Sql, memberId: string, page: PlacedPage): Promise<DraftRow[]> {
  const { after } = page;
  return await sql<DraftRow[]>`
    select ${draftColumns(sql)}
    from drafts d
    where d.member_id = ${memberId}
      and d.publish_at is not null
      ${after ? sql`and (d.publish_at, d.id) > (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by d.publish_at, d.id
    ${makePageClause(sql, page)}`;
}

interface Own {
  readonly id: string;
  readonly memberId: string;
}

export async function selectDraft(sql: Sql, { id, memberId }: Own): Promise<DraftRow | null> {
  const [row] = await sql<DraftRow[]>`
    select ${draftColumns(sql)}
    from drafts d
    where d.id = ${id}
      and d.member_id = ${memberId}`;
  return row ?? null;
}

/** The same of one that is about to be written: it stays until the transaction ends. */
export async function lockDraft(tx: Tx, own: Own): Promise<DraftRow | null> {
  await tx`select from drafts where id = ${own.id} and member_id = ${own.memberId} for no key update`;
  return await selectDraft(tx, own);
}

/** Returns whether it was there. */
export async function deleteDraft(sql: Sql, { id, memberId }: Own): Promise<boolean> {
  const deleted = await sql`
    delete from drafts
    where id = ${id} and member_id = ${memberId}
    returning id`;
  return deleted.length > 0;
}

/**
 * Locks the member, as all that writes drafts or ends plans does. False when the account is
 * suspended or gone, or the session ended meanwhile.
 */
export async function lockAuthor(
  tx: Tx,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<boolean> {
  const locked = await tx`
    select from members m where m.id = ${memberId} and account_is_open(m) for no key update`;
  const session = await tx`select from sessions where id = ${sessionId}`;
  return locked.length > 0 && session.length > 0;
}

/**
 * Locks pictures against their removal. Returns whether all of them are the member's. Before any
 * other lock.
 */
export async function lockOwnPictures(tx: Tx, memberId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const locked = await tx`
    select from images
    where id = any(${[...ids]}::uuid[]) and owner_id = ${memberId}
    order by id
    for key share`;
  return locked.length === ids.length;
}

/** How many drafts and scheduled posts the member has. */
export async function countDrafts(
  tx: Tx,
  memberId: string,
): Promise<{ readonly drafts: number; readonly scheduled: number }> {
  const [row] = await tx<{ drafts: number; scheduled: number }[]>`
    select
      count(*) filter (where publish_at is null)::integer as drafts,
      count(publish_at)::integer as scheduled
    from drafts
    where member_id = ${memberId}`;
  return row ?? { drafts: 0, scheduled: 0 };
}

export interface WrittenDraft extends DraftContent {
  readonly memberId: string;
  readonly pictures: readonly { readonly id: string; readonly alt: string }[];
  /** Null where it is not scheduled. */
  readonly level: ModerationLevel | null;
  readonly at: Date;
}

export async function insertDraft(tx: Tx, id: string, draft: WrittenDraft): Promise<void> {
  await tx`
    insert into drafts (
      id, member_id, content, language, quoted_post_id, cover_words, cover_topics, made_with_ai, poll,
      publish_at, moderation_level, comments_from, quotes_from, created_at, updated_at
    )
    values (
      ${id}, ${draft.memberId}, ${draft.content}, ${draft.language}, ${draft.quotedPostId}, ${draft.coverWords},
      ${[...draft.coverTopics]}::text[], ${draft.madeWithAi}, ${
    storePoll(draft)
  }::text::jsonb, ${draft.publishAt},
      ${draft.level}, ${draft.commentsFrom}, ${draft.quotesFrom}, ${draft.at}, ${draft.at}
    )`;
  await insertPictures(tx, id, draft.pictures);
}

/**
 * Replaces all of a draft. What kept it from being published is forgotten. `replacesPictures`: its
 * pictures are others now.
 */
export async function updateDraft(
  tx: Tx,
  id: string,
  draft: WrittenDraft,
  { replacesPictures }: { readonly replacesPictures: boolean },
): Promise<void> {
  await tx`
    update drafts
    set
      content = ${draft.content}, language = ${draft.language}, quoted_post_id = ${draft.quotedPostId},
      cover_words = ${draft.coverWords}, cover_topics = ${[...draft.coverTopics]}::text[],
      made_with_ai = ${draft.madeWithAi}, poll = ${
    storePoll(draft)
  }::text::jsonb, publish_at = ${draft.publishAt}, moderation_level = ${draft.level},
      comments_from = ${draft.commentsFrom}, quotes_from = ${draft.quotesFrom},
      is_limited = false, problem = null, problem_at = null, revision = revision + 1, updated_at = ${draft.at}
    where id = ${id}`;
  if (!replacesPictures) return;
  await tx`delete from draft_pictures where draft_id = ${id}`;
  await insertPictures(tx, id, draft.pictures);
}

function storePoll({ poll }: DraftContent): string | null {
  return poll && JSON.stringify(poll);
}

async function insertPictures(tx: Tx, id: string, pictures: WrittenDraft["pictures"]): Promise<void> {
  if (pictures.length === 0) return;
  await tx`
    insert into draft_pictures (draft_id, place, image_id, alt)
    select ${id}::uuid, place - 1, (given ->> 'id')::uuid, given ->> 'alt'
    from jsonb_array_elements(${
    JSON.stringify(pictures)
  }::text::jsonb) with ordinality as shown (given, place)`;
}
