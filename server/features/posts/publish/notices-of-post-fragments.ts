import type { Fragment, Sql } from "../../../db/open-database.ts";
import { notifyMember } from "../../notifications/notify-fragments.ts";

/**
 * A post notifies the author it quotes and the members it mentions, each once. Of the CTEs `given`,
 * `quoted` and `mentioned` of `insertPosts`.
 */
export function noticesOf(sql: Sql): Fragment {
  const noticeTo = (type: "quote" | "mention", receiverId: Fragment) =>
    notifyMember(sql, {
      type,
      receiverId,
      actorId: sql`given.author`,
      group: sql`('post:' || given.id)`,
      postId: sql`given.id`,
      at: sql`given.at`,
    });
  return sql`(
        select json_agg(one.notified)
        from (
          select ${noticeTo("quote", sql`quoted.author_id`)} as notified
          from quoted
          where quoted.quoted_in = given.id
          union all
          select ${noticeTo("mention", sql`mentioned.member_id`)}
          from mentioned
          where mentioned.post_id = given.id
        ) as one
      )`;
}
