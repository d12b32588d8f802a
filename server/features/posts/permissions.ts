import type { Viewer } from "../../context.ts";

/** Only one's own words can be taken back; moderation has its own ways. */
export function canDeletePost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** What a member likes and keeps is theirs to see alone (members.1). */
export function canSeeLikedAndBookmarked(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id === memberId;
}

/** Others pass a post on. */
export function canRepost(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id !== post.authorId;
}
