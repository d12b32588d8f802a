import type { Viewer } from "../../context.ts";

/** Only one's own words are promoted. */
export function canPromote(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}
