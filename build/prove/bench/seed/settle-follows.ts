import type { Sql } from "../../../../server/db/open-database.ts";

/**
 * Stores of all follows what the product's statements would have: whether each is quiet, and their
 * counts on both sides. Run it after all follows and posts.
 */
export async function settleFollows(sql: Sql): Promise<void> {
  await sql`
    update follows
    set is_quiet = not exists (select from posts p where p.author_id = followed_id)`;
  await sql`
    update members
    set
      following_count = (select count(*) from follows where follower_id = id),
      followers_count = (select count(*) from follows where followed_id = id)`;
}
