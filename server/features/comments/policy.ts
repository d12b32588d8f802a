import type { Actor } from "../../context.ts";

/** Only one's own words can be taken back (A§6). */
export function canDeleteComment(actor: Pick<Actor, "id">, comment: { authorId: string }): boolean {
  return actor.id === comment.authorId;
}
