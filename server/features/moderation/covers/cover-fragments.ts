import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { Verdict } from "../../../providers/moderation/moderator.ts";

/** How content is covered, the same for all who read it (posts.24). */
export interface CoverRow {
  /** By a moderator (cases.4). */
  readonly is_covered: boolean;
  /** Its author's line; null: the author covers nothing. */
  readonly cover_words: string | null;
  readonly cover_topics: readonly CoverTopic[];
  readonly found_topics: readonly CoverTopic[];
}

/** An author's cover, and what a verdict found, as they are stored. */
export function toCoverColumns(cover: Cover | null, { topics = [] }: Pick<Verdict, "topics">) {
  return { cover_words: cover?.words ?? null, cover_topics: cover?.topics ?? [], found_topics: topics };
}

/** The columns of a `CoverRow`, of a row of posts, comments or messages. */
export function coverColumns(sql: Sql, content: Fragment): Fragment {
  return sql`
      ${content}.covered_at is not null as is_covered, ${content}.cover_words, ${content}.cover_topics,
      ${content}.found_topics`;
}

/** The author's cover of an edited text, and what was found in it. */
interface EditedCover {
  readonly cover: Cover | null;
  readonly found: readonly CoverTopic[];
  /** It has pictures, which were not judged with it: what was found before may be of them. */
  readonly keepsPictures: boolean;
}

/** Assignments of an `update` that writes an edit. */
export function setCover(sql: Sql, { cover, found, keepsPictures }: EditedCover): Fragment {
  const inText = sql`${[...found]}::text[]`;
  return sql`
      cover_words = ${cover?.words ?? null},
      cover_topics = ${[...cover?.topics ?? []]}::text[],
      found_topics = ${
    keepsPictures ? sql`array(select unnest(found_topics) union select unnest(${inText}))` : inText
  }`;
}
