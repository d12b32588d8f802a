import { uuidv7 } from "uuidv7";
import { product } from "#shared/product.ts";
import { mediaUrl } from "#shared/media/rules.ts";
import { hashtagsIn } from "#shared/posts/text.ts";
import { earnedFor } from "#shared/xp/rules.ts";
import type { Sql } from "../db/client.ts";
import type { Community } from "./compose.ts";

/** A prepared picture and whom it belongs to. */
export interface SavedImage {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly placeholder: string;
  readonly createdAt: Date;
}

export interface Pictures {
  readonly images: readonly SavedImage[];
  /** Image and description, by the post that shows it. */
  readonly ofPost: ReadonlyMap<string, { imageId: string; alt: string }>;
  /** By member. */
  readonly portraits: ReadonlyMap<string, string>;
}

/** Writes the community inside one transaction, and the counts from what was written. */
export async function saveCommunity(tx: Sql, community: Community, pictures: Pictures, passwordHash: string) {
  await saveMembers(tx, community, pictures, passwordHash);
  await savePosts(tx, community, pictures);
  await saveTies(tx, community);
  await saveCounts(tx);
  await saveEarnings(tx);
}

async function saveMembers(tx: Sql, { members }: Community, pictures: Pictures, passwordHash: string) {
  const rows = members.map(({ id, person, createdAt }) => {
    const portrait = pictures.portraits.get(id);
    return {
      id,
      email: `${person.username}@example.org`,
      username: person.username,
      display_name: `${person.first} ${person.last}`,
      first_name: person.first,
      last_name: person.last,
      bio: person.bio,
      location: person.location,
      profile_image_url: portrait ? mediaUrl(portrait) : null,
      password_hash: passwordHash,
      email_verified_at: createdAt,
      terms_version: product.termsVersion,
      privacy_version: product.privacyVersion,
      created_at: createdAt,
    };
  });
  await tx`insert into members ${tx(rows)}`;
  const badgeRows = members.flatMap(({ id, person, createdAt }) =>
    person.badge
      ? [{ id: uuidv7(), member_id: id, badge_type: person.badge, is_active: true, created_at: createdAt }]
      : []
  );
  await tx`insert into member_badges ${tx(badgeRows)}`;
}

async function savePosts(tx: Sql, { posts, comments }: Community, { images, ofPost }: Pictures) {
  const imageRows = images.map(({ ownerId, createdAt, ...image }) => ({
    ...image,
    owner_id: ownerId,
    created_at: createdAt,
  }));
  await tx`insert into images ${tx(imageRows)}`;
  const postRows = posts.map((post) => ({
    id: post.id,
    author_id: post.authorId,
    content: post.content,
    image_id: ofPost.get(post.id)?.imageId ?? null,
    image_alt: ofPost.get(post.id)?.alt ?? "",
    moderation_level: "top",
    created_at: post.createdAt,
  }));
  await tx`insert into posts ${tx(postRows)}`;
  const tagRows = posts.flatMap(({ id, content }) =>
    hashtagsIn(content).map((tag) => ({ tag, post_id: id }))
  );
  if (tagRows.length > 0) await tx`insert into post_hashtags ${tx(tagRows)}`;
  const commentRows = comments.map((comment) => ({
    id: comment.id,
    post_id: comment.postId,
    parent_id: comment.parentId,
    author_id: comment.authorId,
    content: comment.content,
    moderation_level: "top",
    created_at: comment.createdAt,
  }));
  await tx`insert into comments ${tx(commentRows)}`;
}

async function saveTies(tx: Sql, { follows, postLikes, commentLikes }: Community) {
  const followRows = follows.map((tie) => ({
    follower_id: tie.from,
    followed_id: tie.to,
    created_at: tie.createdAt,
  }));
  await tx`insert into follows ${tx(followRows)}`;
  const likeRows = postLikes.map((tie) => ({
    post_id: tie.to,
    member_id: tie.from,
    created_at: tie.createdAt,
  }));
  await tx`insert into post_likes ${tx(likeRows)}`;
  const commentLikeRows = commentLikes.map((tie) => ({
    comment_id: tie.to,
    member_id: tie.from,
    created_at: tie.createdAt,
  }));
  await tx`insert into comment_likes ${tx(commentLikeRows)}`;
}

async function saveCounts(tx: Sql) {
  await tx`
    update comments c
    set
      likes_count = (select count(*) from comment_likes l where l.comment_id = c.id),
      replies_count = (select count(*) from comments r where r.parent_id = c.id)`;
  await tx`
    update posts p
    set
      likes_count = (select count(*) from post_likes l where l.post_id = p.id),
      comments_count = (select count(*) from comments c where c.post_id = p.id)`;
  await tx`
    update members m
    set
      posts_count = (select count(*) from posts p where p.author_id = m.id),
      followers_count = (select count(*) from follows f where f.followed_id = m.id),
      following_count = (select count(*) from follows f where f.follower_id = m.id)`;
}

/**
 * What the community's posts, comments and likes earn (decision 43), so that levels and histories look lived in and doing
 * one of them again pays nothing. The key of each is that of xp_pay_activity.
 */
async function saveEarnings(tx: Sql) {
  await tx`
    create temporary table demo_earnings on commit drop as
    select
      done.kind || ':' || done.actor_id || ':' || done.target_id as key,
      xp_transfer_id(done.created_at) as transfer_id,
      done.*
    from (
      select 'post' as kind, author_id as actor_id, id as target_id, created_at, ${
    earnedFor("post")
  }::integer as amount
      from posts
      union all
      select 'comment', c.author_id, c.id, c.created_at, ${earnedFor("comment")}::integer
      from comments c
      join posts p on p.id = c.post_id
      left join comments parent on parent.id = c.parent_id
      where c.author_id <> p.author_id and c.author_id is distinct from parent.author_id
      union all
      select 'like', l.member_id, l.post_id, l.created_at, ${earnedFor("like")}::integer
      from post_likes l
      join posts p on p.id = l.post_id
      where l.member_id <> p.author_id
      union all
      select 'comment_like', l.member_id, l.comment_id, l.created_at, ${earnedFor("comment_like")}::integer
      from comment_likes l
      join comments c on c.id = l.comment_id
      where l.member_id <> c.author_id
    ) done`;
  await tx`
    insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
    select transfer_id, key, kind, target_id, created_at
    from demo_earnings`;
  await tx`
    insert into xp_entries (transfer_id, account_id, amount)
    select transfer_id, actor_id, amount
    from demo_earnings
    union all
    select transfer_id, xp_account('minted'), -amount
    from demo_earnings`;
}
