import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import type { Sql } from "../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../admin/audit/audit-fragments.ts";

/** Stops all bots and drops their waiting acts, or lets them work again (bots.2). */
export async function switchBots(ctx: SessionCtx, { isOn }: { isOn: boolean }): Promise<BotsStatus> {
  await updateBotSwitch(ctx.sql, isOn, describeAdministratorAct(ctx, "switch_bots"));
  return await getBotsStatus(ctx);
}

/** See switch_bots. */
async function updateBotSwitch(sql: Sql, isOn: boolean, act: Act): Promise<void> {
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
