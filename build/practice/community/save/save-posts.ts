import { lisaId } from "#shared/assistant/lisa.ts";
import { findHashtags, findMentions } from "#shared/posts/hashtags-mentions-links.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { detectWrittenLanguage } from "../../../../server/classifier/detect-written-language.ts";
import { isOnlyDistress } from "../../../../server/features/moderation/classify-before-publishing.ts";
import { foldHashtag } from "../../../../server/features/posts/hashtag/hashtag-form.ts";
import { searchColumns } from "../../../../server/features/posts/search/search-columns.ts";
import type { Comment, Community, Post } from "../compose/community.ts";
import type { Pictures } from "../pictures/sketch-pictures.ts";

/** Writes posts, reposts and comments with their levels, hashtags and mentions. */
export async function savePosts(tx: Sql, community: Community, { ofPost, further }: Pictures): Promise<void> {
  const { posts, comments, ties, members } = community;
  const names = ["lisa", ...members.map(({ person }) => person.username)];
  const postRows = posts.map((post) => ({
    id: post.id,
    author_id: post.authorId,
    content: post.content,
    language: detectWrittenLanguage(post.content),
    mentions: findMentions(post.content, { members: names }),
    ...searchColumns(post),
    image_id: ofPost.get(post.id)?.imageId ?? null,
    image_alt: ofPost.get(post.id)?.alt ?? "",
    quoted_post_id: post.quotedPostId,
    moderation_level: post.classified.level,
    only_distress: isOnlyDistress(post.classified),
    created_at: post.createdAt,
  }));
  await tx`insert into posts ${tx(postRows)}`;
  const rows = new Map(postRows.map((row) => [row.id, row]));
  const repostRows = ties.reposts.map((repost) => ({
    id: repost.id,
    author_id: repost.from,
    content: "",
    language: rows.get(repost.to)?.language ?? null,
    repost_of_id: repost.to,
    moderation_level: rows.get(repost.to)?.moderation_level ?? "top",
    created_at: repost.createdAt,
  }));
  await tx`insert into posts ${tx(repostRows)}`;
  const commentRows = comments.map((comment) => ({
    id: comment.id,
    post_id: comment.postId,
    parent_id: comment.parentId,
    author_id: comment.authorId,
    content: comment.content,
    language: detectWrittenLanguage(comment.content),
    mentions: findMentions(comment.content, { members: names }),
    moderation_level: comment.classified.level,
    only_distress: isOnlyDistress(comment.classified),
    created_at: comment.createdAt,
  }));
  await tx`insert into comments ${tx(commentRows)}`;
  const attached = [
    ...posts.flatMap(({ id }) => attachedRows({ post_id: id }, further.get(id), 1)),
    ...comments.flatMap(({ id }) => attachedRows({ comment_id: id }, further.get(id), 0)),
  ];
  await tx`insert into attached_pictures ${tx(attached)}`;
  await tx`insert into element_moderations ${
    tx([...elementsOf(posts, "post_id"), ...elementsOf(comments, "comment_id")])
  }`;
  await saveNames(tx, community);
}

/** The rows of pictures of a post or comment, from a place on. */
function attachedRows(
  owner: { readonly post_id?: string; readonly comment_id?: string },
  pictures: readonly { readonly imageId: string; readonly alt: string }[] = [],
  from: number,
) {
  return pictures.map(({ imageId, alt }, n) => ({
    post_id: null,
    comment_id: null,
    ...owner,
    image_id: imageId,
    place: from + n,
    alt,
  }));
}

function elementsOf(things: readonly (Post | Comment)[], column: "post_id" | "comment_id") {
  return things.flatMap(({ id, classified, createdAt }) =>
    classified.elements.map(({ type, level, reason }) => ({
      post_id: null,
      comment_id: null,
      [column]: id,
      type,
      level,
      reason,
      decided_by: classified.decidedBy,
      decided_at: createdAt,
    }))
  );
}

async function saveNames(tx: Sql, { members, posts, comments }: Community): Promise<void> {
  const ids = new Map([["lisa", lisaId], ...members.map(({ id, person }) => [person.username, id] as const)]);
  const named = ({ content, authorId }: Post | Comment) =>
    findMentions(content, { members: [...ids.keys()] }).map((name) => ids.get(name))
      .filter((id) => id !== undefined && id !== authorId);
  const tagRows = posts.flatMap(({ id, content }) =>
    findHashtags(content).map((tag) => ({ tag, search_form: foldHashtag(tag), post_id: id }))
  );
  await tx`insert into post_hashtags ${tx(tagRows)}`;
  const postMentions = posts.flatMap((post) =>
    named(post).map((memberId) => ({ post_id: post.id, member_id: memberId }))
  );
  await tx`insert into post_mentions ${tx(postMentions)}`;
  const commentMentions = comments.flatMap((comment) =>
    named(comment).map((memberId) => ({ comment_id: comment.id, member_id: memberId }))
  );
  await tx`insert into comment_mentions ${tx(commentMentions)}`;
}
