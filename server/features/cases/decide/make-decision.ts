import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Effect } from "../effects/effect.ts";
import { type DeciderFacts, findRefusal } from "./decider-fragments.ts";
import type { ActRefusal } from "./refuse-decision.ts";
import type { Act, DecideAct, Decision } from "./act.ts";
import { lockCase, type LockedCase, selectFacts } from "./case-queries.ts";
import { applyEffect } from "./effects-of-decision.ts";
import { auditEffects, recordDecision, settleLater } from "./record-decision.ts";
import { type CaseSubject, lockPosts, selectTargets } from "./target-queries.ts";

/** What came of an act on a case. */
export interface Done {
  /** Why nothing was done. */
  readonly refusal?: ActRefusal;
  /** None where an earlier attempt under the same id did it. */
  readonly effects: readonly Effect[];
  /** Rows of members' lists that came back. */
  readonly notified: readonly (Notified | null)[];
}

export const doneBefore: Done = { effects: [], notified: [] };

export function refuse(refusal: ActRefusal): Done {
  return { refusal, effects: [], notified: [] };
}

/**
 * Decides a case (cases.4) with its audit rows. Refused when the case is 'absent' or 'closed', the
 * caller does not hold it ('held') or may not decide it (roles.2), and when there is nothing left
 * to do it to ('gone').
 */
export async function makeDecision(tx: Tx, act: DecideAct): Promise<Done> {
  const about = await lockCase(tx, act.caseId);
  const { isDone, decider } = await selectFacts(tx, act, "decisions");
  if (isDone) return doneBefore;
  const refusal = findRefusalOfHolder(about, act, decider);
  if (!about || refusal) return refuse(refusal ?? "absent");
  const effects = await applyDecision(tx, about, act);
  if (effects.length === 0) return refuse("gone");
  const { decision, rule, reason, noticeAt, actor, at } = act;
  const row = {
    id: act.id,
    case_id: about.id,
    member_id: about.member_id,
    decision: decision.kind,
    rule,
    reason,
    level: decision.kind === "level" ? decision.level : null,
    days: decision.kind === "limit" || decision.kind === "suspend" ? decision.days : null,
    removes_content: removesContent(decision),
    decided_by: actor.id,
    decided_at: at,
    notice_at: noticeAt,
  };
  await recordDecision(tx, row, effects);
  await auditEffects(tx, { ...act, action: "decide_case" }, row, effects);
  await settleLater(tx, act.id, effects);
  return { effects, notified: [] };
}

async function applyDecision(tx: Tx, about: CaseSubject, act: DecideAct): Promise<Effect[]> {
  const { decision } = act;
  const isMeasure = decision.kind === "limit" || decision.kind === "suspend";
  const element = about.kind === "picture" ? "image" : "text";
  await lockPosts(tx, about, { isMeasure, removesContent: removesContent(decision) });
  const effects: Effect[] = [];
  for (const target of await selectTargets(tx, about, act)) {
    const effect = await applyEffect(tx, target, { ...act, element });
    if (effect) effects.push(effect);
  }
  return effects;
}

function removesContent(decision: Decision): boolean {
  return decision.kind === "suspend" && decision.removesContent;
}

/** Why somebody may not do what only who holds a case does. */
export function findRefusalOfHolder(
  about: LockedCase | null,
  { actor, at }: Pick<Act, "actor" | "at">,
  decider: DeciderFacts | null,
): ActRefusal | null {
  if (!about || !decider) return "absent";
  if (about.closed_at) return "closed";
  const isHeld = about.claimed_by === actor.id && about.claimed_until !== null && about.claimed_until > at;
  return isHeld ? findRefusal(decider) : "held";
}
