import type { Fragment, Sql } from "../../db/client.ts";
import { earn } from "../xp/earn.ts";

/**
 * The CTE `locked`: one row, once the member and who invited them are locked in the order of their ids, as all that pays
 * locks members. A statement that verifies the member reads it first.
 */
export function invitationLocks(sql: Sql, memberId: string): Fragment {
  return sql`
    pair as (
      select m.id
      from members m
      where m.id in (${memberId}, (select i.referred_by from members i where i.id = ${memberId}))
      order by m.id
      for no key update
    ),
    locked as (
      select count(*)
      from pair
    )`;
}

/**
 * The expression that pays both sides of an invitation (decision 43), once ever, for the row `verified` of a member's
 * verification; null when nobody invited them.
 */
export function payInvitation(sql: Sql, at: Date): Fragment {
  return sql`case
      when verified.referred_by is not null then ${
    earn(sql, {
      kind: "referral",
      actorId: sql`verified.referred_by`,
      target: sql`verified.id`,
      ownerId: sql`verified.id`,
      at,
    })
  }
    end as earned`;
}
