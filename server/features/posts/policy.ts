import type { Actor } from "../../context.ts";

/** Only one's own words can be taken back (A§6); moderation has its own ways. */
export function canDeletePost(actor: Pick<Actor, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}
