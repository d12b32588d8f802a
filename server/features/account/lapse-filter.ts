import type { Deps } from "../../context.ts";
import { resetFilter } from "./queries.ts";

/**
 * Sets the content filter low or none back to high where the crown it needs has lapsed (moderation.5): at sign-in, at a sign of
 * life, and by whoever takes a crown away. True when that changed something.
 */
export async function lapseFilter(
  deps: Pick<Deps, "db" | "clock" | "actors">,
  memberId: string,
): Promise<boolean> {
  const hasLapsed = await resetFilter(deps.db.sql, memberId, deps.clock.now());
  if (hasLapsed) deps.actors.forgetMember(memberId);
  return hasLapsed;
}
