import { uuidv7 } from "uuidv7";
import { staysWithClose } from "../../db/visibility/post-visibility.ts";
import type { Fragment, Tx } from "../../db/open-database.ts";
import { type ContentKind, contentTables } from "../moderation/verdict-fragments.ts";

/**
 * Keeps what stands as an earlier version, since an edit is about to take its place (posts.22):
 * with its level and cover as they are. Without a level where a verdict was not final. Messages
 * keep their text alone. The caller has locked the content.
 */
export async function keepVersion(tx: Tx, kind: ContentKind, id: string, at: Date): Promise<void> {
  const { table, column } = contentTables[kind];
  const { language, onlyDistress, pictures } = columnsOf(tx, kind);
  await tx`
    with kept as (
      insert into revisions (
        id, ${tx(column)}, number, written_at, replaced_at, content, language, mentions, moderation_level,
        only_distress, is_covered, cover_words, cover_topics, found_topics
      )
      select
        ${uuidv7()}::uuid, content.id, content.revision, coalesce(content.edited_at, content.created_at), ${at},
        content.content, ${language}, content.mentions,
        case
          when not exists (
            select from element_moderations e where e.${
    tx(column)
  } = content.id and e.decided_by = 'local-fallback'
          ) then content.moderation_level
        end,
        ${onlyDistress}, content.covered_at is not null, content.cover_words, content.cover_topics, content.found_topics
      from ${tx(table)} content
      where content.id = ${id}
      returning id
    )
    insert into revision_pictures (revision_id, place, image_id, alt)
    select kept.id, shown.place, shown.image_id, shown.alt
    from kept
    cross join ${tx(table)} content
    cross join lateral ${pictures} as shown
    where content.id = ${id}`;
}

/** The columns of `content` in which the kinds differ. */
function columnsOf(
  tx: Tx,
  kind: ContentKind,
): Readonly<Record<"language" | "onlyDistress" | "pictures", Fragment>> {
  switch (kind) {
    case "post":
      return {
        language: tx`content.language`,
        onlyDistress: staysWithClose(tx, tx`content`),
        pictures: tx`pictures_of(content.id, content.image_id, content.image_alt)`,
      };
    case "comment":
      return {
        language: tx`content.language`,
        onlyDistress: tx`false`,
        pictures: tx`pictures_of(content.id, null, null)`,
      };
    case "message":
      return {
        language: tx`null::text`,
        onlyDistress: tx`false`,
        pictures: tx`(select * from pictures_of(null, null, null))`,
      };
  }
}
