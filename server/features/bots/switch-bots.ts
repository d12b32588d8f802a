import type { BotsStatus } from "#shared/bots/bot-shapes.ts";
import type { SessionCtx } from "../../context.ts";
import { describeAdministratorAct } from "./administrator-act.ts";
import { getBotsStatus } from "./get-bots-status.ts";
import { updateBotSwitch } from "./switch-bots-queries.ts";

/** Stops all bots and drops their waiting acts, or lets them work again (bots.2). */
export async function switchBots(ctx: SessionCtx, { isOn }: { isOn: boolean }): Promise<BotsStatus> {
  await updateBotSwitch(ctx.sql, isOn, describeAdministratorAct(ctx, "switch_bots"));
  return await getBotsStatus(ctx);
}
