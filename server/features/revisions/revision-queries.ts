import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { isCloseTo, selectOriginal, staysWithClose } from "../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { type PictureRow, pictureRows } from "../media/attached/attached-fragments.ts";
import { coverColumns, type CoverRow } from "../moderation/covers/cover-fragments.ts";
import { contentTables } from "../moderation/verdict-fragments.ts";

/** What has a history that others may read. */
export interface Subject {
  readonly kind: "post" | "comment";
  /** Of a repost its original is meant. */
  readonly id: string;
}

/** A version as one reader may see it. */
export interface RevisionRow extends CoverRow {
  readonly number: number;
  readonly content_id: string;
  readonly content: string;
  readonly language: string | null;
  readonly written_at: Date;
  readonly level: ModerationLevel | null;
  /** Those close to the author see it behind a line (moderation.13). */
  readonly is_by_close: boolean;
  readonly author_id: string;
  readonly is_removed: boolean;
  readonly is_current: boolean;
  /** Its pictures have public addresses (media.5). */
  readonly is_published: boolean;
  /** In their order; null when there are none. */
  readonly pictures: readonly PictureRow[] | null;
}

/**
 * A page of the versions of content that the caller found the viewer to see, the current one first:
 * those that their filter shows, or that only grave feelings bring below it where they are close to
 * the author (moderation.13), and of removed ones that they were there. The author sees all.
 */
export function selectRevisions(
  sql: Sql,
  viewer: Viewer,
  subject: Subject,
  page: PlacedPage,
): Promise<RevisionRow[]> {
  const isShown = sql`(
    said.author_id = ${viewer.id}::uuid
    or version.level in ${sql(listVisibleLevels(viewer.filter) as string[])}
  )`;
  return sql<RevisionRow[]>`
    with said as materialized (${selectSaid(sql, viewer, subject)}), page as materialized (
      select
        version.*,
        said.id as content_id,
        said.level is not null and version.level is not null as is_published,
        said.author_id,
        (said.is_covered or version.was_covered) and not version.is_removed as is_covered,
        not (version.is_removed or ${isShown}) as is_by_close
      from said
      cross join lateral ${versionsOf(sql, subject.kind)} as version
      where (${isShown} or version.is_removed or version.only_distress and said.is_close)
        ${page.after ? sql`and version.number < ${page.after.order}` : sql``}
      order by version.number desc
      ${makePageClause(sql, page)}
    )
    select
      page.number, page.content_id, page.content, page.language, page.written_at, page.level, page.is_removed,
      page.is_current, page.is_published, page.is_covered, page.is_by_close, page.author_id, page.cover_words,
      page.cover_topics, page.found_topics,
      ${picturesOf(sql)} as pictures
    from page
    cross join said
    order by page.number desc`;
}

/** What stands, in columns that posts and comments both have. */
function selectSaid(sql: Sql, viewer: Viewer, { kind, id }: Subject): Fragment {
  if (kind === "comment") {
    return sql`
      select
        c.id, c.author_id, c.revision, c.content, c.language, coalesce(c.edited_at, c.created_at) as written_at,
        c.moderation_level as level, ${coverColumns(sql, sql`c`)}, false as only_distress,
        false as is_close, null::uuid as image_id, null::text as image_alt
      from comments c
      where c.id = ${id}`;
  }
  return sql`
      select
        p.id, p.author_id, p.revision, p.content, p.language, coalesce(p.edited_at, p.created_at) as written_at,
        p.moderation_level as level, ${coverColumns(sql, sql`p`)}, ${
    staysWithClose(sql, sql`p`)
  } as only_distress,
        ${isCloseTo(sql, sql`${viewer.id}::uuid`, sql`p.author_id`)} as is_close, p.image_id, p.image_alt
      from posts p
      where p.id = ${selectOriginal(sql, id)}`;
}

/** All versions of the row `said`, each with the id under which its pictures are kept. */
function versionsOf(sql: Sql, kind: Subject["kind"]): Fragment {
  return sql`(
        select
          null::uuid as id, said.revision as number, said.content, said.language, said.written_at, said.level,
          said.only_distress, false as was_covered, false as is_removed, true as is_current, said.cover_words,
          said.cover_topics, said.found_topics
        union all
        select
          r.id, r.number, r.content, r.language, r.written_at, r.moderation_level, r.only_distress, r.is_covered,
          r.removed_at is not null, false, r.cover_words, r.cover_topics, r.found_topics
        from revisions r
        where r.${sql(contentTables[kind].column)} = said.id
      )`;
}

function picturesOf(sql: Sql): Fragment {
  return pictureRows(
    sql,
    sql`(
        select shown.image_id, shown.alt, shown.place
        from pictures_of(said.id, said.image_id, said.image_alt) as shown
        where page.is_current
        union all
        select shown.image_id, shown.alt, shown.place
        from revision_pictures shown
        where shown.revision_id = page.id
      )`,
  );
}

/**
 * Removes text and pictures of an earlier version, of which nothing else is left than when it was
 * written. Returns when that was; null when there is no such version. Again it changes nothing.
 */
export async function blankRevision(
  sql: Sql,
  { kind, id }: Subject,
  { number, at }: { readonly number: number; readonly at: Date },
): Promise<Date | null> {
  const [row] = await sql<{ written_at: Date }[]>`
    with blanked as (
      update revisions
      set
        removed_at = coalesce(removed_at, ${at}), content = '', language = null, mentions = null,
        moderation_level = null, only_distress = false, is_covered = false, cover_words = null,
        cover_topics = '{}', found_topics = '{}'
      where ${sql(contentTables[kind].column)} = ${id}
        and number = ${number}
      returning id, written_at
    ), gone as (
      delete from revision_pictures where revision_id in (select id from blanked)
    )
    select written_at
    from blanked`;
  return row?.written_at ?? null;
}

/** Whether it is the version of a post in whose poll somebody first voted (posts.28). */
export async function isVotedOn(sql: Sql, { kind, id }: Subject, number: number): Promise<boolean> {
  if (kind !== "post") return false;
  const rows = await sql`select from polls where post_id = ${id} and voted_revision = ${number}`;
  return rows.length > 0;
}

/** The number of the version that stands. */
export async function selectCurrentNumber(sql: Sql, { kind, id }: Subject): Promise<number | null> {
  const [row] = await sql<{ revision: number }[]>`
    select revision
    from ${sql(contentTables[kind].table)}
    where id = ${id}`;
  return row?.revision ?? null;
}
