import type { SessionCtx } from "../../context.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { botNotFound } from "./list-bot-users.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../admin/audit/audit-fragments.ts";

interface Deletion {
  readonly email: string;
  readonly content: "keep" | "remove";
}

/**
 * Deletes a bot. Its content stays under 'Deleted bot', or is deleted too (bots.4). Throws
 * `NotFound`.
 */
export async function deleteBotUser(ctx: SessionCtx, deletion: Deletion): Promise<{ success: true }> {
  const id = await deleteBot(ctx.sql, deletion, describeAdministratorAct(ctx, "delete_bot"));
  if (id === null) throw botNotFound();
  ctx.publish({ type: "member_changed", userId: id });
  return { success: true };
}

/** Deletes every bot, and keeps their content under 'Deleted bot' (bots.4). */
export async function deleteAllBotUsers(ctx: SessionCtx): Promise<{ success: true; deleted: number }> {
  const deleted = await deleteAllBots(ctx.sql, describeAdministratorAct(ctx, "delete_all_bots"));
  return { success: true, deleted };
}

/** See delete_bot. Returns the bot's id; null when there is none. */
async function deleteBot(
  sql: Sql,
  { email, content }: { readonly email: string; readonly content: "keep" | "remove" },
  act: Act,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with done as (
      select delete_bot(${email}, ${content === "remove"}, ${act.at}) as bot
    ), deleted as (
      select (bot ->> 'id')::uuid as id, bot ->> 'username' as username, bot ->> 'email' as email
      from done
      where bot is not null
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`deleted`,
      targetId: sql`deleted.id`,
      targetUsername: sql`deleted.username`,
      details: sql`jsonb_build_object('email', deleted.email, 'content', ${content}::text)`,
    })
  })
    select id
    from deleted`;
  return row?.id ?? null;
}

/** See delete_all_bots. Returns how many there were. */
async function deleteAllBots(sql: Sql, act: Act): Promise<number> {
  const [row] = await sql<{ deleted: number }[]>`
    with done as (
      select delete_all_bots(${act.at}) as names
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`done`,
      targetId: sql`${act.actor.id}::uuid`,
      targetUsername: sql`${act.actor.username}::text`,
      details: sql`
          jsonb_build_object(
            'deleted', jsonb_array_length(names),
            'usernames', (select coalesce(string_agg(name, ', '), '') from jsonb_array_elements_text(names) as name)
          )`,
    })
  })
    select jsonb_array_length(names) as deleted
    from done`;
  return row?.deleted ?? 0;
}
