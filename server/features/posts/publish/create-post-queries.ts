import type { Viewer } from "../../../context.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { namedMembers } from "../../members/author-and-card-fragments.ts";
import type { Classified } from "../../moderation/classify-before-publishing.ts";
import { elementRows } from "../../moderation/content-visibility-fragments.ts";
import { notice } from "../../notices/notice-fragments.ts";
import { recordActivity, type Recorded } from "../../activity/record-activity-fragments.ts";
import { lockedPost } from "../post-visibility-fragments.ts";

interface NewPostRow {
  readonly id: string;
  readonly author: Viewer;
  readonly content: string;
  readonly imageId: string | null;
  readonly imageAlt: string;
  readonly quotedPostId: string | null;
  /** Folded. */
  readonly hashtags: readonly string[];
  /** Usernames in lower case, existing or not. */
  readonly mentions: readonly string[];
  readonly classified: Classified;
  readonly createdAt: Date;
}

/** What was refused, if anything; then nothing was written. */
interface InsertedPost {
  readonly is_created: boolean;
  /** Also false when none was requested. */
  readonly has_image: boolean;
  readonly has_quoted: boolean;
  readonly recorded: Recorded | null;
}

/**
 * Inserts the post with its hashtags and mentions, counts it and pays for it, unless the image is not the author's, the
 * author cannot see the quoted post, or the id is taken: then it was written before. Quoting a repost quotes its original.
 */
export async function insertPost(sql: Sql, post: NewPostRow): Promise<InsertedPost> {
  const recorded = recordActivity(sql, {
    kind: "post",
    actorId: post.author.id,
    target: post.id,
    ownerId: null,
    level: post.classified.level,
    at: post.createdAt,
  }, noticesOf(sql, post));
  const [row] = await sql<InsertedPost[]>`
    with image as (
      select
      where claim_public_image(${post.imageId}, ${post.author.id})
    ), quoted as ${lockedPost(sql, { postId: post.quotedPostId, member: post.author })}, created as (
      insert into posts (id, author_id, content, image_id, image_alt, quoted_post_id, moderation_level, created_at)
      select
        ${post.id}, ${post.author.id}, ${post.content}, ${post.imageId}, ${post.imageAlt},
        (select id from quoted), ${post.classified.level}, ${post.createdAt}
      where (${post.imageId}::uuid is null or exists (select from image))
        and (${post.quotedPostId}::uuid is null or exists (select from quoted))
      on conflict (id) do nothing
      returning id, author_id
    ), judged as (
      insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
      select created.id, element.*
      from created
      cross join ${elementRows(sql, post.classified, post.createdAt)} as element
    ), tagged as (
      insert into post_hashtags (tag, post_id)
      select tag, created.id
      from created
      cross join unnest(${post.hashtags as string[]}::text[]) as tag
    ), mentioned as (
      insert into post_mentions (post_id, member_id)
      select created.id, named.id
      from created
      cross join ${namedMembers(sql, post.author.id, post.mentions, post.createdAt)} as named
      returning member_id
    ), counted as (
      update members
      set posts_count = posts_count + 1
      from created
      where members.id = created.author_id
      returning members.id
    )
    select
      exists (select from created) as is_created,
      exists (select from image) as has_image,
      exists (select from quoted) as has_quoted,
      (select ${recorded} from counted) as recorded`;
  return row ?? { is_created: false, has_image: false, has_quoted: false, recorded: null };
}

/** A post notifies the author it quotes and the members it mentions, each once. */
function noticesOf(sql: Sql, { id, author, createdAt }: NewPostRow): Fragment {
  const noticeTo = (type: "quote" | "mention", receiverId: Fragment) =>
    notice(sql, {
      type,
      receiverId,
      actorId: author.id,
      group: sql`${`post:${id}`}`,
      postId: sql`${id}`,
      at: createdAt,
    });
  return sql`(
        select json_agg(one.notified)
        from (
          select ${noticeTo("quote", sql`quoted.author_id`)} as notified
          from quoted
          union all
          select ${noticeTo("mention", sql`mentioned.member_id`)}
          from mentioned
        ) as one
      )`;
}
