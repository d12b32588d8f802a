import { lisaId } from "#shared/assistant/lisa.ts";
import type { Fragment, Sql } from "../db/open-database.ts";
import { enqueue } from "./enqueue.ts";
import type { Payload } from "./payloads.ts";

/**
 * The expression that lets Lisa answer a new text, when its CTE `mentioned`, with the column
 * `mentionedIn`, contains her and the author is no bot (ai.5). It must be read by the final select.
 */
export function askLisa(
  sql: Sql,
  { kind, id, authorId, mentionedIn }: {
    kind: "post" | "comment";
    id: Fragment;
    authorId: Fragment;
    mentionedIn: Fragment;
  },
): Fragment {
  return sql`(
      select ${enqueue(sql, "answer_as_lisa", { kind: sql`${kind}::text`, id: sql`${id}::text` })}
      from mentioned
      join members author on author.id = ${authorId} and not author.is_bot
      where mentioned.member_id = ${lisaId}
        and ${mentionedIn} = ${id}
    )`;
}

/**
 * The same for a member whose message `id` a bot won't answer now, since it is off, paused or
 * outside its hours. Nothing happens for a message to anybody else.
 */
export async function askLisaForHelpOfBot(
  sql: Sql,
  { memberId, botId, id, at }: Payload<"help_as_lisa"> & { readonly botId: string; readonly at: Date },
): Promise<void> {
  const payload = { memberId: sql`${memberId}::text`, id: sql`${id}::text` };
  await sql`
    select ${enqueue(sql, "help_as_lisa", payload)}
    from bot_users b
    where b.member_id = ${botId}
      and not (
        b.is_active
        and b.answers_messages
        and (select is_on from bot_switch)
        and next_working_time(b.works_from, b.works_until, ${at}) <= ${at}
      )`;
}

/**
 * Lets Lisa write help lines to a member whose message `id` to her was refused for its level
 * (moderation.11).
 */
export async function askLisaForHelp(
  sql: Sql,
  { memberId, id }: Payload<"help_as_lisa">,
): Promise<void> {
  const payload = { memberId: sql`${memberId}::text`, id: sql`${id}::text` };
  await sql`select ${enqueue(sql, "help_as_lisa", payload)}`;
}
