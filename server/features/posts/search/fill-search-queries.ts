import type { Sql } from "../../../db/open-database.ts";
import type { SearchColumns } from "./search-columns.ts";

interface PostText {
  readonly id: string;
  readonly content: string;
}

/** The newest posts below an id whose search columns no process of this release has written. */
export async function selectUnfilled(sql: Sql, below: string, most: number): Promise<PostText[]> {
  return await sql<PostText[]>`
    select id, content
    from posts
    where search_tokens is null
      and repost_of_id is null
      and id < ${below}
    order by id desc
    limit ${most}`;
}

/** See fill_post_search. */
export async function fillColumns(
  sql: Sql,
  posts: readonly ({ readonly id: string } & SearchColumns)[],
): Promise<void> {
  await sql`select fill_post_search(${sql.json(posts as never)}::jsonb)`;
}

/** Gives the planner new statistics of the search tokens. */
export async function analyzePosts(sql: Sql): Promise<void> {
  await sql`analyze posts (search_tokens)`;
}

/** Tags without the form by which they are suggested. */
export async function selectUnfilledTags(sql: Sql, most: number): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select distinct unfilled.tag
    from (
      select tag
      from post_hashtags
      where search_form is null
        and octet_length(tag) <> char_length(tag)
      limit ${most}
    ) as unfilled`;
  return rows.map(({ tag }) => tag);
}

/** Fills some uses of a tag, and returns how many. */
export async function fillForm(sql: Sql, { tag, form, most }: { tag: string; form: string; most: number }) {
  const rows = await sql`
    with unfilled as materialized (
      select tag, post_id
      from post_hashtags
      where tag = ${tag}
        and search_form is null
        and octet_length(tag) <> char_length(tag)
      order by tag, post_id
      limit ${most}
      for no key update skip locked
    )
    update post_hashtags
    set search_form = ${form}
    from unfilled
    where post_hashtags.tag = unfilled.tag
      and post_hashtags.post_id = unfilled.post_id
    returning 1 as one`;
  return rows.length;
}
