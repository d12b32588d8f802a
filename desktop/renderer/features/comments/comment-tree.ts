import type { Comment, Reply } from "#shared/comments/contract.ts";

/** Appends a comment, or a reply under its comment. Adding it twice changes nothing. */
export function insertComment(comments: readonly Comment[], added: Comment): Comment[] {
  if (added.parentId === null) {
    return [...comments.filter((comment) => comment.id !== added.id), added];
  }
  const { replies: _, ...reply } = added;
  return comments.map((comment) =>
    comment.id === added.parentId
      ? { ...comment, replies: [...comment.replies.filter(({ id }) => id !== reply.id), reply] }
      : comment
  );
}

/** Removes a comment; one with replies stays as a tombstone (comments.3). */
export function removeComment(comments: readonly Comment[], id: string): Comment[] {
  return comments.flatMap((comment) => {
    if (comment.id === id) return comment.replies.length > 0 ? [asTombstone(comment)] : [];
    if (!comment.replies.some((reply) => reply.id === id)) return [comment];
    const replies = comment.replies.filter((reply) => reply.id !== id);
    return comment.isDeleted && replies.length === 0 ? [] : [{ ...comment, replies }];
  });
}

export function mapComment(
  comments: readonly Comment[],
  id: string,
  change: (comment: Reply) => Partial<Reply>,
): Comment[] {
  const changeIfWanted = <C extends Reply>(comment: C): C =>
    comment.id === id ? { ...comment, ...change(comment) } : comment;
  return comments.map((comment) => ({
    ...changeIfWanted(comment),
    replies: comment.replies.map(changeIfWanted),
  }));
}

/** Comments and replies without tombstones. */
export function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, comment) => sum + (comment.isDeleted ? 0 : 1) + comment.replies.length, 0);
}

function asTombstone(comment: Comment): Comment {
  return {
    ...comment,
    isDeleted: true,
    content: "",
    images: [],
    author: null,
    isLiked: false,
    likesCount: 0,
  };
}
