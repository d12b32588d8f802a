import type { Sql } from "../../db/client.ts";
import type { KeysetPage } from "../../db/cursor.ts";
import { visibleTo } from "../../db/visibility.ts";
import { authorColumns, type AuthorRow } from "../members/author-columns.ts";

/** What is the viewer's own about a post: which, and their flags. Everything else is the same for everybody. */
export interface PostSkeleton {
  readonly id: string;
  readonly is_liked: boolean;
}

/** What is the same for everybody. */
export interface PostRow extends AuthorRow {
  readonly id: string;
  readonly content: string;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_placeholder: string | null;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly likes_count: number;
  readonly comments_count: number;
  readonly shares_count: number;
  readonly reposts_count: number;
  readonly created_at: Date;
}

/** A page of posts somebody asks for. */
export interface AskedPage extends KeysetPage {
  readonly viewerId: string;
}

/** Above every id there is: where a page without a cursor starts. */
const newest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Pages of all posts their viewers may see, or of one author's, newest first; each post with the place, from 0, of the page it
 * is on. The flags are looked up after a page is chosen and bounded: beside the choice itself the planner would rather hash
 * everything anybody ever liked.
 */
export function selectPostPages(
  sql: Sql,
  pages: readonly AskedPage[],
  filter: { authorId?: string } = {},
): Promise<(PostSkeleton & { place: number })[]> {
  return sql<(PostSkeleton & { place: number })[]>`
    select
      (asked.position - 1)::integer as place,
      chosen.id,
      flags.is_liked
    from unnest(
      ${pages.map((page) => page.viewerId)}::uuid[],
      ${pages.map((page) => page.after ?? newest)}::uuid[],
      ${pages.map((page) => page.limit)}::integer[],
      ${pages.map((page) => page.offset)}::integer[]
    ) with ordinality as asked (viewer_id, below, size, skipped, position)
    cross join lateral (
      select p.id
      from posts p
      where p.id < asked.below
        and ${visibleTo(sql, sql`asked.viewer_id`, sql`p.author_id`)}
        ${filter.authorId ? sql`and p.author_id = ${filter.authorId}` : sql``}
      order by p.id desc
      limit asked.size
      offset asked.skipped
    ) as chosen
    cross join lateral (
      select exists (
        select from post_likes l where l.post_id = chosen.id and l.member_id = asked.viewer_id
      ) as is_liked
    ) as flags
    order by asked.position, chosen.id desc`;
}

export async function selectPostSkeleton(
  sql: Sql,
  viewerId: string,
  id: string,
): Promise<PostSkeleton | null> {
  const [row] = await sql<PostSkeleton[]>`
    select
      p.id,
      exists (select from post_likes l where l.post_id = p.id and l.member_id = ${viewerId}) as is_liked
    from posts p
    where p.id = ${id}
      and ${visibleTo(sql, viewerId, sql`p.author_id`)}`;
  return row ?? null;
}

/** The common part of many posts, in no order. */
export function selectPosts(sql: Sql, ids: readonly string[]): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select
      p.id,
      p.content,
      p.image_id,
      p.image_alt,
      image.width as image_width,
      image.height as image_height,
      image.placeholder as image_placeholder,
      p.moderation_level,
      p.likes_count,
      p.comments_count,
      p.shares_count,
      p.reposts_count,
      p.created_at,
      ${authorColumns(sql)}
    from posts p
    join members author on author.id = p.author_id
    left join images image on image.id = p.image_id
    where p.id = any(${ids as string[]})`;
}
