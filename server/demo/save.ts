import { product } from "#shared/product.ts";
import { mediaUrl } from "#shared/media/rules.ts";
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
  // What decision 43 pays for posts, comments and likes, so that levels look lived in.
  await tx`
    update members m
    set xp = earned.xp, lifetime_xp = earned.xp
    from (
      select
        a.id,
        5 * a.posts_count
          + 2 * (select count(*) from comments c where c.author_id = a.id)
          + 2 * (select count(*) from post_likes l where l.member_id = a.id) as xp
      from members a
    ) earned
    where earned.id = m.id`;
}
