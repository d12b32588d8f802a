import type { Viewer } from "../../db/visibility/viewer.ts";

/** Members cannot follow themselves. */
export function canFollow(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
