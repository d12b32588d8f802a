import type { Viewer } from "../../context.ts";

/** Only one's own words can be taken back (A§6); moderation has its own ways. */
export function canDeletePost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** What a member likes and keeps is theirs to see alone (B§6, decision 66). */
export function canSeeLikedAndBookmarked(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id === memberId;
}

/** Others pass a post on (A§6). */
export function canRepost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id !== post.authorId;
}
