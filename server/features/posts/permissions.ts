import type { Viewer } from "../../db/visibility/viewer.ts";

/** Only the author can delete a post. */
export function canDeletePost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** Only the author can change a post, or the descriptions of its pictures. */
export function canChangePost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** Only the member sees their liked and bookmarked posts (members.1). */
export function canSeeLikedAndBookmarked(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id === memberId;
}

/** Only the author of a quoted post can take it out of the quote. */
export function canDetachQuote(actor: Pick<Viewer, "id">, quote: { quotedAuthorId: string | null }): boolean {
  return actor.id === quote.quotedAuthorId;
}

/** Authors cannot repost their own posts. */
export function canRepost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id !== post.authorId;
}
