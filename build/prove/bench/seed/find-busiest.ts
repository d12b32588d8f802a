import type { Sql } from "../../../../server/db/open-database.ts";
import { getBusyPost } from "./statements.ts";

/** The member with the most posts, and the post with the most comments. */
export async function findBusiest(
  sql: Sql,
  posts: number,
): Promise<{ readonly writerId: string; readonly busyPostId: string }> {
  const [found] = await sql<{ writer_id: string; busy_post_id: string }[]>`
    select
      (select id from members order by posts_count desc limit 1) as writer_id,
      bench_post(${getBusyPost(posts)}) as busy_post_id`;
  if (!found) throw new Error("The database has no members");
  return { writerId: found.writer_id, busyPostId: found.busy_post_id };
}
