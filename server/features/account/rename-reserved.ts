import { formerUsernameDays } from "#shared/account/username-change.ts";
import { lateReservedUsernames } from "#shared/members/reserved-usernames.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import { type SearchOfNames, searchOfNames } from "../members/name-search.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import { getRetentionEnd } from "#shared/retention.ts";
import type { Sql } from "../../db/open-database.ts";
import type { Notified } from "../notifications/notify-fragments.ts";

/** `rules_1` to `rules_50`: one of them is free. */
const mostTries = 50;

/**
 * Gives members whose username has become an address of the product another one and tells them
 * (members.16): their profile could not be opened.
 */
export async function renameReserved(ctx: Ctx): Promise<void> {
  for (const member of await selectMembersNamed(ctx.sql, lateReservedUsernames)) {
    const { id, username: from, display_name: displayName } = member;
    for (let n = 1; n <= mostTries; n++) {
      const username = `${from}_${n}`;
      const renamed = await renameMember(ctx.sql, {
        memberId: id,
        from,
        search: searchOfNames({ username, displayName }),
        message: toldOf(from, username),
        at: ctx.clock.now(),
      });
      if (renamed?.isTaken) continue;
      if (renamed) {
        ctx.actors.forgetMember(id);
        ctx.publish({ type: "member_changed", userId: id });
        publishNotified(ctx, [renamed.notified ?? null]);
      }
      break;
    }
  }
}

function toldOf(from: string, to: string): string {
  return `Your username is @${to} now, since ${product.name} needs the address /${from.toLowerCase()}. ` +
    `Links and mentions with your old name lead to you for ${formerUsernameDays} days. ` +
    "You can choose another name on your profile.";
}

interface NamedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** By `members_by_username`. */
function selectMembersNamed(sql: Sql, names: readonly string[]): Promise<NamedRow[]> {
  return sql<NamedRow[]>`
    select id, username, display_name
    from members
    where lower(username) = any(${[...names]}::text[])
      and left_at is null`;
}

interface Renaming {
  readonly memberId: string;
  readonly from: string;
  readonly search: SearchOfNames;
  readonly message: string;
  readonly at: Date;
}

/** See rename_reserved. */
async function renameMember(
  sql: Sql,
  { memberId, from, search, message, at }: Renaming,
): Promise<{ readonly isTaken: boolean; readonly notified?: Notified | null } | null> {
  const given = sql.json({ username: search.username, search });
  const [row] = await sql<{ renamed: { isTaken: boolean; notified?: Notified } | null }[]>`
    select rename_reserved(
      ${memberId}::uuid, ${from}::text, ${given}::jsonb, ${at}::timestamptz, ${
    getRetentionEnd("formerUsernames", at)
  }::timestamptz,
      ${message}::text
    ) as renamed`;
  return row?.renamed ?? null;
}
