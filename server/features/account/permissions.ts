import { needsCrown } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";

/** Whether the actor may set a member's content filter: only their own, and low and none only with an active crown (moderation.5). */
export function canChooseFilter(
  actor: Pick<Viewer, "id">,
  member: { readonly id: string; readonly hasActiveCrown: boolean },
  filter: ModerationLevel,
): boolean {
  return actor.id === member.id && (!needsCrown(filter) || member.hasActiveCrown);
}
