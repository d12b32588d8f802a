import type { Viewer } from "../../../db/visibility/viewer.ts";

/** Only the member who ordered sees an order. */
export function canSeeOrder(actor: Pick<Viewer, "id">, order: { memberId: string | null }): boolean {
  return actor.id === order.memberId;
}
