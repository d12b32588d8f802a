import type { Actor } from "../../context.ts";

/** An XP history is its member's own. */
export function canReadTransactions(actor: Pick<Actor, "id">, memberId: string): boolean {
  return actor.id === memberId;
}
