import type { Viewer } from "../../db/visibility/viewer.ts";

/** Only the member can see their XP history. */
export function canReadTransactions(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id === memberId;
}
