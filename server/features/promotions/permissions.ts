import type { Viewer } from "../../db/visibility/viewer.ts";

/** Only the author can promote a post. */
export function canPromote(actor: Pick<Viewer, "id">, post: { authorId: string }): boolean {
  return actor.id === post.authorId;
}
