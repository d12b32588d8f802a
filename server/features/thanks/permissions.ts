import type { Viewer } from "../../db/visibility/viewer.ts";

/** Members cannot thank themselves. */
export function canThank(actor: Pick<Viewer, "id">, authorId: string): boolean {
  return actor.id !== authorId;
}
