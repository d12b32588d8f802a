import type { Viewer } from "../../db/visibility/viewer.ts";

/** Nobody mutes themselves; everybody else can be muted, the assistant and bots too (mutes.1). */
export function canMute(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}
