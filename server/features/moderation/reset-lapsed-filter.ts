import type { Deps } from "../../context.ts";
import { updateLapsedFilter } from "./lapsed-filter-fragments.ts";

/**
 * Resets the content filter low or none to high when the crown it needs has lapsed
 * (moderation.5): at sign-in, when a session is extended, and when a crown is taken away.
 * Returns whether it changed.
 */
export async function resetLapsedFilter(
  deps: Pick<Deps, "db" | "clock" | "actors">,
  memberId: string,
): Promise<boolean> {
  const hasLapsed = await updateLapsedFilter(deps.db.sql, memberId, deps.clock.now());
  if (hasLapsed) deps.actors.forgetMember(memberId);
  return hasLapsed;
}
