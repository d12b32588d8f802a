import type { Sql } from "../../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { credit, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { type Act, insertAuditEntry } from "../audit/audit-fragments.ts";

interface GivenRow {
  readonly own_xp: XpMoved;
  readonly notified: Notified | null;
}

/**
 * Gives XP from the gifts account, records it and notifies the member. Returns null, and does
 * nothing, when it was given before, or the member is unknown, a bot or suspended.
 */
export async function insertGift(
  sql: Sql,
  act: Act & { readonly memberId: string; readonly xp: number },
): Promise<GivenRow | null> {
  const { id, at, xp } = act;
  const given = credit(sql, {
    from: "gifts",
    memberId: sql`member.id`,
    amount: xp,
    reason: "gift",
    reference: id,
    key: `gift:${id}`,
    at,
  });
  const [row] = await sql<GivenRow[]>`
    with member as (
      select id, username
      from members
      where id = ${act.memberId}
        and refusal_to_gift(members) is null
      for no key update
    ), moved as (
      select member.*, ${xpMoved(sql, sql`member.id`, given)} as own_xp
      from member
    ), given as (
      select *
      from moved
      where own_xp is not null
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`given`,
      targetId: sql`given.id`,
      targetUsername: sql`given.username`,
      details: sql`jsonb_build_object('xp', ${xp}::integer)`,
    })
  })
    select
      own_xp,
      ${
    notifyFromProduct(sql, {
      type: "gift",
      receiverId: sql`given.id`,
      group: sql`${`gift:${id}`}`,
      postId: null,
      at,
      xp,
    })
  } as notified
    from given`;
  return row ?? null;
}
