import type { Comment, Reply } from "#shared/comments/contract.ts";
import { uncovered } from "#shared/moderation/decide-cover.ts";
import { presentEdits, unedited } from "../../features/revisions/present-edits.ts";
import { expectedAuthor } from "./expected-author.ts";
import { expectedCover } from "./expected-cover.ts";
import { attachedImages } from "./expected-images.ts";
import type { StoredComment } from "./read-community.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** The threads of a post as the contract shapes them for a viewer, oldest first. */
export function expectedThreads(eyes: ViewersEyes, postId: string): Comment[] {
  const all = eyes.all.comments.filter((one) => one.post_id === postId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return all.filter(({ parent_id }) => parent_id === null).flatMap((thread) => {
    const replies = all.filter((one) => one.parent_id === thread.id && eyes.listsComment(one));
    const isShown = thread.deleted_at ? replies.length > 0 : eyes.listsComment(thread);
    return isShown
      ? [{ ...expectedComment(eyes, thread), replies: replies.map((one) => expectedComment(eyes, one)) }]
      : [];
  });
}

/** How many of these comments a viewer finds, and whether their own choices hide others. */
export function expectedComments(
  eyes: ViewersEyes,
  postId: string,
): { commentsCount: number; hasHiddenComments: boolean } {
  const shown = expectedThreads(eyes, postId).flatMap((thread) => [thread, ...thread.replies]);
  const all = eyes.all.comments.filter((one) => one.post_id === postId);
  const withRoot = all.map((one) => [one, all.find(({ id }) => id === one.parent_id)].filter((row) => !!row));
  return {
    commentsCount: shown.filter(({ isDeleted }) => !isDeleted).length,
    hasHiddenComments: withRoot.some(([one, root]) =>
      one?.deleted_at === null && eyes.hidesByChoice(root && root.deleted_at === null ? [one, root] : [one])
    ),
  };
}

function expectedComment(eyes: ViewersEyes, comment: StoredComment): Reply {
  const { id, post_id, parent_id, created_at } = comment;
  const place = { id, postId: post_id, parentId: parent_id, createdAt: created_at.toISOString() };
  if (comment.deleted_at) {
    const nothing = {
      content: "",
      images: [],
      language: null,
      mentions: [],
      author: null,
      likesCount: 0,
      isLiked: false,
      moderationLevel: null,
      isFolded: false,
      ...presentEdits(unedited),
    };
    return { ...place, ...nothing, isDeleted: true, ...uncovered };
  }
  return {
    ...place,
    content: comment.content,
    images: attachedImages(eyes, "comment_id", id),
    language: comment.language,
    mentions: [],
    author: expectedAuthor(eyes, comment.author_id),
    likesCount: comment.likes_count,
    isLiked: eyes.all.comment_likes.some((like) =>
      like.comment_id === id && like.member_id === eyes.viewerId
    ),
    isDeleted: false,
    isFolded: eyes.isFolded(comment),
    ...expectedCover(eyes, comment),
    moderationLevel: comment.moderation_level,
    ...presentEdits(comment),
  };
}
