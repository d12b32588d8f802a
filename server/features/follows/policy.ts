import type { Actor } from "../../context.ts";

/** Nobody follows themselves. */
export function canFollow(actor: Pick<Actor, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
