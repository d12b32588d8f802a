import type { Ctx } from "../../../context.ts";
import { endLimits, endSuspension } from "./end-measures-queries.ts";

/** Limits that end in one statement. */
const batch = 200;

/**
 * Ends suspensions and limits whose time is over (cases.4), each member in a statement of their own
 * where a mail tells them. May run at any time, in any number of processes: a measure ends once.
 * Returns how many ended.
 */
export async function endMeasures(ctx: Ctx): Promise<number> {
  const at = ctx.clock.now();
  let ended = 0;
  for (;;) {
    const memberId = await endSuspension(ctx, at);
    if (memberId === null) break;
    ctx.actors.forgetMember(memberId);
    ctx.jobs.added();
    ended += 1;
  }
  for (;;) {
    const memberIds = await endLimits(ctx.sql, { at, most: batch });
    // Their open pages read anew what they may do.
    for (const memberId of memberIds) ctx.publish({ type: "resync", memberId });
    ended += memberIds.length;
    if (memberIds.length < batch) return ended;
  }
}
