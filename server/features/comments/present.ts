import { uncovered } from "#shared/moderation/decide-cover.ts";
import type { Comment, Reply } from "#shared/comments/contract.ts";
import type { TextViewer } from "../../db/visibility/viewer.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import { presentPicture } from "../media/attached/attached-fragments.ts";
import { presentAuthor, presentMentions } from "../members/present.ts";
import { presentCover } from "../moderation/covers/present-cover.ts";
import { presentEdits, unedited } from "../revisions/present-edits.ts";
import type { CommentRow, CommentSkeleton } from "./comment-queries.ts";

/**
 * Joins the common and the viewer's part. A tombstone has neither author, text nor pictures
 * (comments.3).
 */
export function presentReply(
  row: CommentRow,
  viewer: TextViewer,
  marks: Pick<CommentSkeleton, "is_liked">,
): Reply {
  const isDeleted = row.deleted_at !== null;
  const pictures = isDeleted ? [] : row.pictures ?? [];
  return {
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    content: isDeleted ? "" : row.content,
    images: pictures.filter(({ isHeld }) => !isHeld).map((picture) =>
      presentPicture(picture, (path) => addressOf(row, path))
    ),
    ...(pictures.some(({ isHeld }) => isHeld) && { isImageHeld: true as const }),
    language: isDeleted ? null : row.language,
    mentions: isDeleted ? [] : presentMentions(row),
    author: isDeleted ? null : presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    ...presentEdits(isDeleted ? unedited : row),
    likesCount: isDeleted ? 0 : row.likes_count,
    isLiked: !isDeleted && marks.is_liked,
    isDeleted,
    isFolded: !isDeleted && row.is_folded,
    ...(isDeleted ? uncovered : presentCover(row, row.author_id, viewer)),
    moderationLevel: isDeleted ? null : row.moderation_level,
  };
}

/** A comment without a level is seen by its author alone, and so are its pictures (media.5). */
function addressOf({ moderation_level: level }: CommentRow, path: string): string {
  return level === null ? path : getPublishedAddress(path);
}

/** Builds threads from a page in order of creation; a reply's thread is always on the same page. */
export function presentThreads(
  seen: readonly { row: CommentRow; marks: CommentSkeleton }[],
  viewer: TextViewer,
): Comment[] {
  const threads = new Map<string, Comment>();
  for (const { row, marks } of seen) {
    if (!row.parent_id) threads.set(row.id, { ...presentReply(row, viewer, marks), replies: [] });
  }
  for (const { row, marks } of seen) {
    if (row.parent_id) threads.get(row.parent_id)?.replies.push(presentReply(row, viewer, marks));
  }
  return [...threads.values()];
}
