import { uuidv7 } from "uuidv7";
import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import type { SessionCtx } from "../../../context.ts";
import { getCase, type WholeCase } from "../queue/get-case.ts";
import { type ActJson, undo } from "./decision-queries.ts";
import { publishEffects } from "./publish-effects.ts";
import { makeRefusal } from "./refuse-decision.ts";

/**
 * Takes the latest decision of a case back before members are told of it: restores everything but
 * sessions, and the caller holds the case again (cases.4). Throws `Conflict` when it is too late,
 * and `Forbidden` for another moderator's decision and by roles.2.
 */
export async function undoDecision(ctx: SessionCtx, caseId: string): Promise<WholeCase> {
  const { refusal, effects = [], notified = [] } = await undo(ctx.sql, undoActOf(ctx, caseId));
  if (refusal) throw makeRefusal(refusal);
  publishEffects(ctx, caseId, { effects, notified });
  return await getCase(ctx, caseId);
}

/** The act as `undo_decision` takes it. Its id is that of the call, unless it undoes several. */
export function undoActOf(ctx: SessionCtx, caseId: string, id = ctx.createdId ?? uuidv7()): ActJson {
  const at = ctx.clock.now();
  return {
    id,
    caseId,
    actorId: ctx.actor.id,
    actorUsername: ctx.actor.username,
    admins: ctx.config.adminEmails,
    at: at.toISOString(),
    claimUntil: new Date(at.getTime() + claimMinutes * 60_000).toISOString(),
  };
}
