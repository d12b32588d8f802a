import { msg, plural } from "@lingui/core/runtime-macro";
import { formerUsernameDays } from "#shared/account/username-change.ts";
import { lateReservedUsernames } from "#shared/members/reserved-usernames.ts";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import { type SearchOfNames, searchOfNames } from "../members/name-search.ts";
import { publishNotified } from "../notifications/publish-notified.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { type Notified, notifyFromProduct } from "../notifications/notify-fragments.ts";
import { writeProfile } from "./write-profile.ts";

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
      const renaming = {
        memberId: id,
        from,
        search: searchOfNames({ username, displayName }),
        words: toldOf(from, username),
        at: ctx.clock.now(),
      };
      const renamed = await ctx.db.transaction((tx) => renameMember(tx, renaming));
      if (renamed?.isTaken) continue;
      if (renamed) {
        ctx.actors.forgetMember(id);
        ctx.changed([`member:${id}`]);
        ctx.publish({ type: "member_changed", userId: id });
        publishNotified(ctx, [renamed.notified ?? null]);
      }
      break;
    }
  }
}

function toldOf(from: string, to: string): Text {
  const address = `/${from.toLowerCase()}`;
  return [
    msg`Your username is @${{ username: to }} now, since ${{ product: product.name }} needs the address ${{
      address,
    }}.`,
    msg`Links and mentions with your old name lead to you for ${
      plural({ days: formerUsernameDays }, { one: "# day", other: "# days" })
    }.`,
    msg`You can choose another name on your profile.`,
  ];
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
  readonly words: Text;
  readonly at: Date;
}

/**
 * Renames a member as they would (`writeProfile`), and tells them. The change does not keep them
 * from choosing another name. Null when the member has another name by now.
 */
async function renameMember(
  tx: Tx,
  { memberId, from, search, words, at }: Renaming,
): Promise<{ readonly isTaken: boolean; readonly notified?: Notified | null } | null> {
  const { username } = search;
  await tx`select lock_usernames(array[${from}, ${username}]::text[])`;
  const [before] = await tx<{ changedAt: string | null }[]>`
    select to_jsonb(username_changed_at) as "changedAt"
    from members
    where id = ${memberId}
      and username = ${from}
    for no key update`;
  if (!before) return null;
  const renamed = await writeProfile(tx, memberId, { username, search }, { at, changeableBefore: null });
  if (renamed.outcome !== "changed") return { isTaken: true };
  await tx`
    update members set username_changed_at = ${before.changedAt}::text::timestamptz where id = ${memberId}`;
  const notice = notifyFromProduct(tx, {
    type: "moderation",
    receiverId: tx`${memberId}::uuid`,
    group: tx`${`renamed:${username}`}::text`,
    postId: null,
    at,
    words,
  });
  const [row] = await tx<{ notified: Notified | null }[]>`select ${notice} as notified`;
  return { isTaken: false, notified: row?.notified ?? null };
}
