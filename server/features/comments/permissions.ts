import type { Viewer } from "../../db/visibility/viewer.ts";

/** Only the author can delete a comment. */
export function canDeleteComment(actor: Pick<Viewer, "id">, comment: { authorId: string }): boolean {
  return actor.id === comment.authorId;
}

/** Only the author of a post can fold the comments below it. */
export function canFoldComment(actor: Pick<Viewer, "id">, comment: { postAuthorId: string }): boolean {
  return actor.id === comment.postAuthorId;
}

/** Only the author can edit a comment. */
export function canEditComment(actor: Pick<Viewer, "id">, comment: { authorId: string }): boolean {
  return actor.id === comment.authorId;
}
