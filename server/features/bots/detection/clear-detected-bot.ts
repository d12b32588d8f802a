import { msg } from "@lingui/core/runtime-macro";
import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { isActRecorded } from "../../admin/audit/is-act-recorded.ts";
import { describeAdministratorAct } from "../administrator-act.ts";
import { clearFindings } from "./detected-bot-queries.ts";

/**
 * Marks an account as no bot. It is listed again only for later acts (bots.5). Throws `NotFound`
 * when it is not listed.
 */
export async function clearDetectedBot(ctx: SessionCtx, { id }: { id: string }): Promise<{ success: true }> {
  const act = describeAdministratorAct(ctx, "clear_detected_bot");
  if (!await clearFindings(ctx.sql, id, act) && !await isActRecorded(ctx, act.id)) {
    throw new NotFound(msg`This account is not listed.`);
  }
  return { success: true };
}
