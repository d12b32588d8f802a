import { t } from "@lingui/core/macro";
import type { AuditAction, AuditEntry } from "#shared/admin/audit-contract.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { formatNumber } from "../../lib/text/format-counts-and-times.ts";
import { places, splitAtPlaces } from "../../lib/text/split-around.ts";

type Sentence = (by: string, member: string) => string;

/** The acts of a moderator on a member (cases.4), by the decision's name. */
const decisions: Readonly<Record<DecisionKind, Sentence>> = {
  no_violation: (by, member) => t`${by} found nothing against the rules by ${member}`,
  level: (by, member) => t`${by} set the level of what was written by ${member}`,
  cover: (by, member) => t`${by} covered what was posted by ${member}`,
  remove: (by, member) => t`${by} removed what was written by ${member}`,
  warn: (by, member) => t`${by} warned ${member}`,
  limit: (by, member) => t`${by} limited ${member}`,
  suspend: (by, member) => t`${by} suspended ${member}`,
  offer_help: (by, member) => t`${by} offered help to ${member}`,
};

const acts: Readonly<Record<AuditAction, Sentence>> = {
  gift_xp: (by, member) => t`${by} gave XP to ${member}`,
  suspend_user: (by, member) => t`${by} suspended ${member}`,
  restore_user: (by, member) => t`${by} restored ${member}`,
  name_moderator: (by, member) => t`${by} gave the moderator role to ${member}`,
  dismiss_moderator: (by, member) => t`${by} took the moderator role from ${member}`,
  remove_post: (by, member) => t`${by} removed a post of ${member}`,
  remove_comment: (by, member) => t`${by} removed a comment of ${member}`,
  create_bot: (by, member) => t`${by} created the bot ${member}`,
  change_bot: (by, member) => t`${by} changed the bot ${member}`,
  delete_bot: (by, member) => t`${by} deleted the bot ${member}`,
  delete_all_bots: (by, member) => t`${by} deleted all bots, as ${member}`,
  switch_bots: (by, member) => t`${by} stopped all bots, as ${member}`,
  clear_detected_bot: (by, member) => t`${by} marked as not a bot: ${member}`,
  change_rules: (by, member) => t`${by} changed the house rules, as ${member}`,
  switch_transparency: (by, member) => t`${by} stopped publishing the numbers, as ${member}`,
  decide_case: (by, member) => t`${by} decided about ${member}`,
  undo_decision: (by, member) => t`${by} undid a decision about ${member}`,
  answer_appeal: (by, member) => t`${by} refused an appeal of ${member}`,
  tell_authorities: (by, member) => t`${by} told authorities about ${member}`,
  open_evidence: (by, member) => t`${by} looked at what is kept as evidence of ${member}`,
};

/** The same with the act's details, as far as it belongs in the sentence. */
function findSentence({ action, details }: AuditEntry): Sentence {
  const { xp, decision, isOn, isPublished, answer }: Readonly<Record<string, unknown>> = details;
  if (action === "gift_xp" && typeof xp === "number") {
    const amount = formatNumber(xp);
    return (by, member) => t`${by} gave ${amount} XP to ${member}`;
  }
  if (action === "decide_case" && isDecision(decision)) return decisions[decision];
  if (action === "switch_bots" && isOn === "yes") {
    return (by, member) => t`${by} let all bots work, as ${member}`;
  }
  if (action === "switch_transparency" && isPublished === "yes") {
    return (by, member) => t`${by} published the numbers, as ${member}`;
  }
  if (action === "answer_appeal" && answer === "granted") {
    return (by, member) => t`${by} granted an appeal of ${member}`;
  }
  return acts[action];
}

function isDecision(value: unknown): value is DecisionKind {
  return typeof value === "string" && Object.hasOwn(decisions, value);
}

/** Where the names stand in a sentence, which are links. */
export const [nameOfActor, nameOfTarget] = places;

/** The sentence about an act in parts: its texts, and the names in their places. */
export function splitAct(entry: AuditEntry): string[] {
  return splitAtPlaces(findSentence(entry)(nameOfActor, nameOfTarget));
}
