import type { Viewer } from "../../context.ts";

/** An XP history is its member's own. */
export function canReadTransactions(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id === memberId;
}
