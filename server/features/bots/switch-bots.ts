import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import type { Sql } from "../../db/open-database.ts";
import { recordAct } from "../admin/audit/record-act.ts";
import { dropWaitingActs } from "./bot-queries.ts";

/** Stops all bots and drops their waiting acts, or lets them work again (bots.2). */
export async function switchBots(ctx: SessionCtx, { isOn }: { isOn: boolean }): Promise<BotsStatus> {
  const act = describeAdministratorAct(ctx, "switch_bots");
  await ctx.db.transaction(async (tx) => {
    await updateSwitch(tx, isOn, act.at);
    if (!isOn) await dropWaitingActs(tx, null, act.at);
    const { id: targetId, username: targetUsername } = act.actor;
    await recordAct(tx, act, { targetId, targetUsername, details: { isOn: isOn ? "yes" : "no" } });
  });
  return await getBotsStatus(ctx);
}

/**
 * Whoever draws or begins an act locks the row of the switch with `for share`, so that after this
 * nothing new comes.
 */
async function updateSwitch(sql: Sql, isOn: boolean, at: Date): Promise<void> {
  await sql`update bot_switch set is_on = ${isOn}, changed_at = ${at} where is_on <> ${isOn}`;
}
