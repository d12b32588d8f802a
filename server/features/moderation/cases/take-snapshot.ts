import type { CaseDetail, CaseKind } from "#shared/cases/case-shapes.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { addVersions, earlierVersionsOf, type VersionRow } from "./earlier-version-fragments.ts";
import { keptVerdictsOn } from "../verdict-fragments.ts";
import {
  presentSnapshot,
  presentText,
  type ProfileRow,
  type Snapshot,
  textColumns,
  type TextRow,
  toTextOfProfile,
} from "./snapshot-fragments.ts";

/**
 * Copies the subject of a case as it is now (cases.2), after its earlier versions; of a picture its
 * post. Null when there is no
 * such subject.
 */
export async function takeSnapshot(sql: Sql, kind: CaseKind, id: string): Promise<Snapshot | null> {
  if (kind === "wave" || kind === "appeal") return null;
  if (kind === "member") return await takeSnapshotOfMember(sql, id);
  const rows = await selectTexts[kind](sql, id);
  const subject = rows.find((row) => row.is_subject);
  if (!subject) return null;
  const isEdited = (subject.revision ?? 1) > 1;
  const versions = isEdited ? await selectVersions(sql, kind === "picture" ? "post" : kind, id) : [];
  return presentSnapshot({
    memberId: subject.member_id,
    words: subject.words,
    texts: addVersions(rows, versions).map(presentText),
    verdicts: subject.verdicts,
  });
}

async function selectVersions(
  sql: Sql,
  kind: "post" | "comment" | "message",
  id: string,
): Promise<VersionRow[]> {
  return await sql<VersionRow[]>`${earlierVersionsOf(sql, kind, [id])}`;
}

/** Their profile with its picture, and their five latest posts. */
async function takeSnapshotOfMember(sql: Sql, id: string): Promise<Snapshot | null> {
  const profile = await selectProfile(sql, id);
  if (!profile) return null;
  const text = toTextOfProfile(profile);
  const posts = await selectLatestPosts(sql, id);
  return presentSnapshot({
    memberId: id,
    words: text.words,
    texts: [text, ...posts].map(presentText),
    verdicts: [],
  });
}

interface JudgedTextRow extends TextRow {
  readonly verdicts: CaseDetail["verdicts"];
}

const selectTexts = {
  post: selectTextsOfPost,
  picture: selectTextsOfPost,
  comment: selectTextsOfComment,
  message: selectTextsOfMessage,
} satisfies Partial<Record<CaseKind, (sql: Sql, id: string) => Promise<JudgedTextRow[]>>>;

/** A post, after the one that it quotes. */
function selectTextsOfPost(sql: Sql, id: string): Promise<JudgedTextRow[]> {
  return sql<JudgedTextRow[]>`
    select
      ${textColumns(sql, sql`said.author_id`, sql`said.id = p.id`)},
      ${keptVerdictsOn(sql, { kind: sql`'post'`, id: sql`p.id` })} as verdicts
    from posts p
    join posts said on said.id in (p.id, p.quoted_post_id)
    where p.id = ${id} and p.repost_of_id is null
    order by said.id = p.id`;
}

/** A comment with its post, the comment that it replies to, and the five before it there. */
function selectTextsOfComment(sql: Sql, id: string): Promise<JudgedTextRow[]> {
  return sql<JudgedTextRow[]>`
    select
      ${textColumns(sql, sql`said.author_id`, sql`said.id = c.id`)},
      ${keptVerdictsOn(sql, { kind: sql`'comment'`, id: sql`c.id` })} as verdicts
    from comments c
    cross join lateral (
      select 1 as place, id, author_id, content, image_id, image_alt, created_at, revision, edited_at, cover_words
      from posts
      where id = c.post_id
      union all
      select 2, id, author_id, content, null, null, created_at, revision, edited_at, cover_words
      from comments
      where id = c.parent_id
      union all
      (
        select
          3, former.id, former.author_id, former.content, null, null, former.created_at, former.revision,
          former.edited_at, former.cover_words
        from comments former
        where former.post_id = c.post_id
          and former.parent_id is not distinct from c.parent_id
          and former.id <= c.id
          and former.deleted_at is null
        order by former.id desc
        limit 6
      )
    ) as said
    where c.id = ${id} and c.deleted_at is null
    order by said.place, said.id`;
}

/**
 * A message with the five before it, of both members, and nothing else of the conversation
 * (messages.10).
 */
function selectTextsOfMessage(sql: Sql, id: string): Promise<JudgedTextRow[]> {
  return sql<JudgedTextRow[]>`
    select
      ${textColumns(sql, sql`said.sender_id`, sql`said.id = e.id`)},
      ${keptVerdictsOn(sql, { kind: sql`'message'`, id: sql`e.id` })} as verdicts
    from messages e
    cross join lateral (
      select *
      from messages former
      where former.conversation_id = e.conversation_id and former.position <= e.position
      order by former.position desc
      limit 6
    ) as said
    where e.id = ${id}
    order by said.position`;
}

async function selectProfile(sql: Sql, id: string): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select
      id, username, display_name, bio, location, website, profile_image_url, profile_image_alt,
      cover_image_id, cover_image_alt, pronouns, profile_fields,
      to_jsonb(created_at) #>> '{}' as created_at
    from members
    where id = ${id}`;
  return row ?? null;
}

/** The latest first. */
function selectLatestPosts(sql: Sql, memberId: string): Promise<TextRow[]> {
  return sql<TextRow[]>`
    select ${textColumns(sql, sql`said.author_id`, sql`false`)}
    from posts said
    where said.author_id = ${memberId} and said.repost_of_id is null and said.removed_at is null
    order by said.id desc
    limit 5`;
}

/**
 * Keeps the pictures of a snapshot as long as its case. Images are locked after the case. Not those
 * that nobody may see (media.11): moderators see none of them either.
 */
export async function keepCasePictures(
  tx: Tx,
  caseId: string,
  { texts }: Pick<Snapshot, "texts">,
): Promise<void> {
  const imageIds = texts.flatMap(({ pictures }) => pictures.map(({ id }) => id));
  if (imageIds.length > 0) await insertPictures(tx, caseId, imageIds);
}

async function insertPictures(tx: Tx, caseId: string, imageIds: readonly string[]): Promise<void> {
  await tx`
    with kept as materialized (
      select i.id
      from images i
      where i.id = any(${[...imageIds]}::uuid[]) and not image_is_held(i.id)
      order by i.id
      for key share
    )
    insert into case_pictures (case_id, image_id)
    select ${caseId}::uuid, id
    from kept
    on conflict do nothing`;
}
