import type { Sql } from "../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../admin/audit/audit-fragments.ts";

interface SwitchRow {
  readonly is_on: boolean;
  /** The day's spending of all bots. */
  readonly tokens: number;
  readonly images: number;
}

/** The switch of all bots, and what they spent on a UTC day, YYYY-MM-DD. */
export async function selectBotSwitch(sql: Sql, day: string): Promise<SwitchRow> {
  const [row] = await sql<SwitchRow[]>`
    select s.is_on, coalesce(d.tokens, 0) as tokens, coalesce(d.images, 0) as images
    from bot_switch s
    left join bot_budget_days d on d.day = ${day}::date`;
  if (!row) throw new Error("bot_switch has no row");
  return row;
}

/** See switch_bots. */
export async function updateBotSwitch(sql: Sql, isOn: boolean, act: Act): Promise<void> {
  await sql`
    with switched as (
      select switch_bots(${isOn}, ${act.at}) as done
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`switched`,
      targetId: sql`${act.actor.id}::uuid`,
      targetUsername: sql`${act.actor.username}::text`,
      details: sql`jsonb_build_object('isOn', ${isOn ? "yes" : "no"}::text)`,
    })
  })
    select done
    from switched`;
}
