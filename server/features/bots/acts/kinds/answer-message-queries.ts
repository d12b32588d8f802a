import type { Sql } from "../../../../db/open-database.ts";

/**
 * How many answers of bots a member has got or awaits on this day, including this one; null when
 * they no longer follow the bot.
 */
export async function selectAnswersToday(
  sql: Sql,
  { botId, askerId, at }: { botId: string; askerId: string; at: Date },
): Promise<{ readonly answers: number } | null> {
  const [row] = await sql<{ answers: number }[]>`
    select (
      select count(*)::integer
      from bot_acts a
      where a.asker_id = ${askerId}
        and a.started_at >= date_trunc('day', ${at}::timestamptz, 'UTC')
        and a.state in ('running', 'done')
    ) as answers
    from follows f
    join bot_users b on b.member_id = f.followed_id
    where f.follower_id = ${askerId}
      and f.followed_id = ${botId}
      and b.answers_messages`;
  return row ?? null;
}
