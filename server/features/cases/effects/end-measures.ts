import type { Ctx } from "../../../context.ts";
import { hideLength } from "../../../db/hide-length.ts";
import type { Tx } from "../../../db/open-database.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";

/** Limits that end at once. */
const batch = 200;

/**
 * Ends suspensions and limits whose time is over (cases.4), each member by themselves where a mail
 * tells them; whom somebody holds waits for the next minute. May run at any time, in any number of
 * processes: a measure ends once. Returns how many ended.
 */
export async function endMeasures(ctx: Ctx): Promise<number> {
  const at = ctx.clock.now();
  let ended = 0;
  for (;;) {
    const memberId = await endSuspension(ctx, at);
    if (memberId === null) break;
    ctx.actors.forgetMember(memberId);
    ctx.changed([`member:${memberId}`]);
    ctx.jobs.added();
    ended += 1;
  }
  for (;;) {
    const memberIds = await endLimits(ctx, { at, most: batch });
    // Their posts reach others again, and count among those of tags.
    if (memberIds.length > 0) {
      ctx.changed(["gone", ...memberIds.map((memberId) => `member:${memberId}` as const)]);
    }
    // Their open pages read anew what they may do.
    for (const memberId of memberIds) ctx.publish({ type: "resync", memberId });
    ended += memberIds.length;
    if (memberIds.length < batch) return ended;
  }
}

/** Ends one suspension that is over, with its mail. Null when none is left that nobody holds. */
async function endSuspension({ db, clock }: Pick<Ctx, "db" | "clock">, at: Date): Promise<string | null> {
  return await db.transaction(async (tx) => {
    const [over] = await tx<{ id: string }[]>`
      select id
      from members
      where suspended_until <= ${at} and suspended_at is not null
      order by id
      limit 1
      for no key update skip locked`;
    if (!over) return null;
    const [ended] = await tx<{ memberId: string; to: string }[]>`
      update members
      set suspended_at = null, suspension_reason = null, suspended_until = null
      where id = ${over.id}
      returning id as "memberId", email as to`;
    if (ended) await insertMail({ sql: tx, clock }, "suspension_over", ended);
    return over.id;
  });
}

/** Ends limits that are over. Returns of whom: not of members whom somebody holds. */
export async function endLimits(
  { db }: Pick<Ctx, "db">,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<string[]> {
  return await db.transaction(async (tx) => {
    const ids = await lockLimitedUntil(tx, at, most);
    await liftLimits(tx, ids);
    return ids;
  });
}

async function lockLimitedUntil(tx: Tx, at: Date, most: number): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id
    from members
    where post_audience = 'followers' and limited_until <= ${at}
    order by id
    limit ${most}
    for no key update skip locked`;
  return rows.map(({ id }) => id);
}

async function liftLimits(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx`
    update members
    set limited_until = null, post_audience = 'members'
    where id = any(${hideLength(tx, memberIds)})`;
}
