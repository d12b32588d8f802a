import type { Deps } from "../../context.ts";
import { resetFilter } from "./review-queries.ts";

/**
 * Resets the content filter low or none to high when the crown it needs has lapsed (moderation.5): at sign-in, when a session is
 * extended, and when a crown is taken away. Returns whether it changed.
 */
export async function lapseFilter(
  deps: Pick<Deps, "db" | "clock" | "actors">,
  memberId: string,
): Promise<boolean> {
  const hasLapsed = await resetFilter(deps.db.sql, memberId, deps.clock.now());
  if (hasLapsed) deps.actors.forgetMember(memberId);
  return hasLapsed;
}
