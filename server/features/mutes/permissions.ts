import type { Viewer } from "../../db/visibility/viewer.ts";

/**
 * Members cannot mute themselves; everyone else can be muted, including the assistant and bots
 * (mutes.1).
 */
export function canMute(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
