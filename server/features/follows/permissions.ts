import type { Viewer } from "../../context.ts";

/** Nobody follows themselves. */
export function canFollow(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
