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
