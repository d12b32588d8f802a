import type { Ctx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";

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

/** Ends one suspension that is over, with its mail; see end_suspensions. Null when none is left. */
async function endSuspension(ctx: Pick<Ctx, "sql" | "clock">, at: Date): Promise<string | null> {
  const mail = enqueueMail(ctx, "suspension_over", { memberId: ctx.sql`m.id`, to: ctx.sql`m.email` });
  const [row] = await ctx.sql<{ id: string }[]>`
    with ended as materialized (
      select member_id from end_suspensions(${at}::timestamptz, 1) as member_id
    )
    select m.id, ${mail} as mail
    from ended
    join members m on m.id = ended.member_id`;
  return row?.id ?? null;
}

/** Ends limits that are over; see end_limits. */
async function endLimits(sql: Sql, { at, most }: { at: Date; most: number }): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select end_limits(${at}::timestamptz, ${most}::integer) as id`;
  return rows.map(({ id }) => id);
}
