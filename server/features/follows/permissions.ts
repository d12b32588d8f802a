import type { Viewer } from "../../db/visibility/viewer.ts";

/** Nobody follows themselves. */
export function canFollow(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
