import type { Comment, Reply } from "#shared/comments/contract.ts";
import { hasTexts, isObject, replaceMalformedRows } from "../../lib/api/malformed-rows.ts";

/** The stand-in for a malformed comment. */
interface MalformedComment extends Comment {
  readonly isMalformed: true;
}

/** Replaces malformed comments and replies of a response with stand-ins. */
export function replaceMalformedComments(rows: readonly unknown[], postId: string): Comment[] {
  const standIn = (id: string) => malformedComment(id, postId);
  return replaceMalformedRows(rows, isComment, standIn).map((comment) => ({
    ...comment,
    replies: replaceMalformedRows<Reply>(comment.replies, isReply, standIn),
  }));
}

export function isMalformed(comment: Reply): boolean {
  return "isMalformed" in comment;
}

function malformedComment(id: string, postId: string): MalformedComment {
  return {
    id,
    isMalformed: true,
    postId,
    parentId: null,
    images: [],
    content: "",
    language: null,
    mentions: [],
    author: null,
    createdAt: "",
    revision: 1,
    editedAt: null,
    likesCount: 0,
    isLiked: false,
    isDeleted: false,
    isFolded: false,
    isCovered: false,
    coveredBy: null,
    coverWords: null,
    coverTopics: [],
    moderationLevel: null,
    replies: [],
  };
}

function isComment(row: unknown): row is Comment {
  return isReply(row) && Array.isArray((row as Partial<Comment>).replies);
}

function isReply(row: unknown): row is Reply {
  if (!isObject(row) || !hasTexts(row, "id", "content", "createdAt")) return false;
  const { author } = row;
  return author === null || (isObject(author) && hasTexts(author, "id", "username", "displayName"));
}
