import { isAssistant } from "#shared/members/member-kind.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";

/** Members cannot block themselves. */
export function canBlock(actor: Pick<Viewer, "id">, memberId: string): boolean {
  return actor.id !== memberId;
}

/** The assistant can be muted but not blocked (blocks.2); no member can take her name. */
export function isUnblockable(username: string): boolean {
  return isAssistant(username);
}
