import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import { after, type XpAfter } from "../xp/after.ts";
import { earn } from "../xp/earn.ts";
import { lockedPost } from "./locked-post.ts";

/** Counts a member's share of a post once, under its lock, and pays for it. Null when it is not there for this member. */
export async function insertShare(
  sql: Sql,
  share: { postId: string; member: Viewer; at: Date },
): Promise<{ shares_count: number; own_xp: XpAfter | null } | null> {
  const [row] = await sql<{ shares_count: number; own_xp: XpAfter | null }[]>`
    with post as ${lockedPost(sql, share)}, shared as (
      insert into post_shares (post_id, member_id, created_at)
      select id, ${share.member.id}, ${share.at}
      from post
      on conflict do nothing
      returning post_id
    ), counted as (
      update posts
      set shares_count = posts.shares_count + 1
      from shared
      where posts.id = shared.post_id
    )
    select
      post.shares_count + (select count(*) from shared)::integer as shares_count,
      (
        select ${
    after(
      sql,
      share.member.id,
      earn(sql, {
        kind: "share",
        actorId: share.member.id,
        target: sql`post.id`,
        ownerId: sql`post.author_id`,
        at: share.at,
      }),
    )
  }
        from shared
      ) as own_xp
    from post`;
  return row ?? null;
}
