import { getEarnedXp } from "#shared/xp/earnings.ts";
import { normalizeTimeZone } from "#shared/time-zone.ts";
import type { Deps } from "../../context.ts";
import { getDayIn } from "./calendar-days.ts";
import { recordVisit } from "./xp-queries.ts";

interface Visitor {
  readonly id: string;
  readonly time_zone: string;
  /** YYYY-MM-DD in the member's time zone; null: no visit yet. */
  readonly last_active_on: string | null;
}

/**
 * Counts a member's day towards their streak at its first request (xp.5): one statement a day, none
 * for later requests. Returns whether this was the first, according to the cached row.
 */
export async function noteVisit(
  { db, clock, bus, log }: Pick<Deps, "db" | "clock" | "bus" | "log">,
  visitor: Visitor,
): Promise<boolean> {
  const at = clock.now();
  const day = getDayIn(visitor.time_zone, at);
  if (isNewsUnknown(visitor.time_zone)) {
    log.warn({ timeZone: visitor.time_zone }, "A stored time zone is not known here, and counts as UTC");
  }
  if (visitor.last_active_on !== null && visitor.last_active_on >= day) return false;
  const paid = await recordVisit(db.sql, {
    memberId: visitor.id,
    day,
    amount: getEarnedXp("streak"),
    at,
  });
  if (paid > 0) bus.publish({ type: "xp", memberId: visitor.id, own: null });
  return true;
}

const checkedZones = new Set<string>();

/** Whether a zone is unknown, said once for each. */
function isNewsUnknown(zone: string): boolean {
  if (checkedZones.has(zone)) return false;
  checkedZones.add(zone);
  return normalizeTimeZone(zone) === null;
}
