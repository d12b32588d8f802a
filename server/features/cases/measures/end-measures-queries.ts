import type { Ctx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";

/** Ends one suspension that is over, with its mail; see end_suspensions. Null when none is left. */
export async function endSuspension(ctx: Pick<Ctx, "sql" | "clock">, at: Date): Promise<string | null> {
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
export async function endLimits(sql: Sql, { at, most }: { at: Date; most: number }): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select end_limits(${at}::timestamptz, ${most}::integer) as id`;
  return rows.map(({ id }) => id);
}
