import type { Sql } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";

/** See delete_bot. Returns the bot's id; null when there is none. */
export async function deleteBot(
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
export async function deleteAllBots(sql: Sql, act: Act): Promise<number> {
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
