import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type ContentKind, contentTables } from "../verdict-fragments.ts";
import type { TextRow } from "./snapshot-fragments.ts";

/** An earlier version of a content, without its author. */
export interface VersionRow extends Omit<TextRow, "member_id"> {
  readonly content_id: string;
}

/**
 * The statement of the `VersionRow`s of contents of one kind: what they said before they were
 * edited, the oldest first; nothing removed.
 */
export function earlierVersionsOf(sql: Sql, kind: ContentKind, ids: readonly string[]): Fragment {
  const content = sql(contentTables[kind].column);
  return sql`
    select
      said.${content} as content_id, said.content as words, said.cover_words,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('id', shown.image_id, 'description', shown.alt) order by shown.place), '[]'
        )
        from revision_pictures shown
        where shown.revision_id = said.id
      ) as pictures,
      to_jsonb(said.written_at) #>> '{}' as created_at, true as is_subject, said.number as revision,
      to_jsonb(said.replaced_at) #>> '{}' as replaced_at
    from revisions said
    where said.${content} = any(${[...ids]}::uuid[]) and said.removed_at is null
    order by said.${content}, said.number`;
}

/** The texts with the versions of the subject before it, by the same author. */
export function addVersions<Row extends TextRow>(
  rows: readonly Row[],
  versions: readonly VersionRow[],
): (Row | TextRow)[] {
  return rows.flatMap((row) =>
    row.is_subject ? [...versions.map((version) => ({ ...version, member_id: row.member_id })), row] : [row]
  );
}
