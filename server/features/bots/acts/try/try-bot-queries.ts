import type { Sql } from "../../../../db/open-database.ts";
import { type ActingBot, actingBotColumns } from "../acting-bot.ts";

/** Null when there is no such bot. */
export async function selectBotByEmail(sql: Sql, email: string): Promise<ActingBot | null> {
  const [row] = await sql<ActingBot[]>`
    select ${actingBotColumns(sql)}
    from bot_users b
    join members m on m.id = b.member_id
    where lower(m.email) = ${email}`;
  return row ?? null;
}
