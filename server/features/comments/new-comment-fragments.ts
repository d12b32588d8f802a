import type { Fragment, Sql } from "../../db/open-database.ts";
import { askLisa } from "../../jobs/ask-lisa-queries.ts";
import { notifyMember } from "../notifications/notify-fragments.ts";
import { recordActivity } from "../xp/activity/record-activity-fragments.ts";

// What follows from a comment, for `insertComments`: of its CTEs `given`, `locked`, `parent` and
// `mentioned`, the members to notify.

/** Pays for a given comment and notifies of it. */
export function recordComment(sql: Sql): Fragment {
  return recordActivity(sql, {
    kind: "comment",
    actorId: sql`given.author`,
    target: sql`given.id`,
    // A reply to one's own comment pays nothing, like a comment on one's own post.
    ownerId: sql`coalesce(
      (select p.author_id from parent p where p.answer = given.id and p.author_id = given.author), locked.author_id
    )`,
    pays: { amount: sql`given.amount`, bonus: sql`given.bonus` },
    at: sql`given.at`,
  }, noticesOf(sql));
}

/** Asks Lisa when a given comment mentions her. */
export function askLisaForGiven(sql: Sql): Fragment {
  return askLisa(sql, {
    kind: "comment",
    id: sql`given.id`,
    authorId: sql`given.author`,
    mentionedIn: sql`mentioned.comment_id`,
  });
}

/**
 * A comment notifies the author of the comment it replies to, the post's author, and the members it
 * mentions. The group is the comment, so each member gets one notification, of the first of these
 * kinds. A member who asked Lisa is notified of her answer as such.
 */
function noticesOf(sql: Sql): Fragment {
  const noticeTo = (type: "lisa" | "reply" | "comment" | "mention", receiverId: Fragment) =>
    notifyMember(sql, {
      type,
      receiverId,
      actorId: sql`given.author`,
      group: sql`('comment:' || given.id)`,
      postId: sql`locked.id`,
      commentId: sql`given.id`,
      at: sql`given.at`,
    });
  return sql`(
        select json_agg(one.notified)
        from (
          select ${noticeTo("lisa", sql`given.asker`)} as notified
          union all
          select ${noticeTo("reply", sql`parent.author_id`)}
          from parent
          where parent.answer = given.id
          union all
          select ${noticeTo("comment", sql`locked.author_id`)}
          union all
          select ${noticeTo("mention", sql`mentioned.member_id`)}
          from mentioned
          where mentioned.comment_id = given.id
        ) as one
      )`;
}
