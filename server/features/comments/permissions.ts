import type { Viewer } from "../../context.ts";

/** Only one's own words can be taken back. */
export function canDeleteComment(actor: Pick<Viewer, "id">, comment: { authorId: string }): boolean {
  return actor.id === comment.authorId;
}
