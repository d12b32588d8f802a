import type { Sql } from "../../../../server/db/open-database.ts";

/** Whose posts show it; they are one of the accounts to sign in with. */
const author = "amara_osei";

/**
 * Lets an author choose who may answer their newest post (posts.29) and fold a comment
 * (comments.10), and another take their post out of a quote (posts.30).
 */
export async function saveAnswers(tx: Sql): Promise<void> {
  const limited = await tx`
    update posts
    set comments_from = 'followers', quotes_from = 'nobody'
    where id = (
      select p.id
      from posts p
      join members m on m.id = p.author_id
      where m.username = ${author} and p.repost_of_id is null and p.moderation_level = 'top'
      order by p.id desc
      limit 1
    )
    returning id`;
  const folded = await tx`
    update comments
    set author_folds = true
    where id = (
      select c.id
      from comments c
      join posts p on p.id = c.post_id
      join members m on m.id = p.author_id
      where m.username = ${author} and c.author_id <> m.id and c.parent_id is null and c.moderation_level = 'top'
      order by p.comments_count desc, c.id desc
      limit 1
    )
    returning id`;
  // Not the newest, which the first page of the feed shows whole, and none that was edited since.
  const detached = await tx`
    update posts
    set is_quote_detached = true
    where id = (
      select q.id
      from posts q
      join posts p on p.id = q.quoted_post_id
      where p.edited_at is null and q.moderation_level = 'top'
      order by q.id desc
      offset 1
      limit 1
    )
    returning id`;
  if (limited.length + folded.length + detached.length !== 3) throw new Error("An answer is missing");
}
