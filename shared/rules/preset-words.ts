import type { DecisionKind } from "../cases/decision-kinds.ts";
import type { ReportReason } from "../reports/report-reason.ts";
import type { HouseRule } from "./contract.ts";
import { isReason } from "./first-rules.ts";

/** The fault, as the author reads it; fits posts, comments, messages and profiles. */
const presetsOfReason: Readonly<Record<ReportReason, readonly string[]>> = {
  harassment: [
    "It insults or shames somebody. Please disagree with what people say, not with who they are.",
    "It continues after somebody asked for it to stop. Please leave them alone.",
    "It calls on others to go after somebody.",
    "It threatens somebody.",
  ],
  hate: [
    "It demeans people for who they are.",
    "It calls for harm to people, or for keeping them out, because of who they are.",
    "It uses a slur against a group of people.",
  ],
  violence: [
    "It threatens somebody with violence.",
    "It praises violence or calls for it.",
    "It shows violence in a way that hurts the people who come across it.",
  ],
  self_harm: [
    "It could lead somebody who isn't well to hurt themselves.",
    "It shares ways to hurt oneself. Please talk about how you feel instead: that's welcome here.",
  ],
  sexual: [
    "It has sexual content, which has no place here.",
    "It makes an advance that nobody asked for.",
    "It sexualises a child or young person.",
  ],
  misinformation: [
    "It says something about health that isn't true and can hurt people.",
    "It presents something made up as news.",
    "It says something about a real person that isn't true.",
  ],
  spam: [
    "It advertises something that people here didn't ask for.",
    "It repeats the same text or link in many places.",
    "It collects followers, likes or XP by tricks.",
    "It leads people to a page that is there to mislead them.",
  ],
  inappropriate_content: [
    "It shares somebody's private information or picture without their consent.",
    "It's there to shock or disgust.",
    "It doesn't fit a place of wellbeing.",
  ],
  other: [
    "It pretends to be somebody else.",
    "It hurts the people or the community here.",
  ],
};

/** Why help is offered, for moderators: the member reads `helpOffered`. */
const presetsOfHelp = [
  "They may be going through a hard time.",
  "What they wrote sounds as if they could hurt themselves.",
  "Somebody is worried about them.",
];

const presetsOfNoViolation = [
  "We looked at it and found nothing against the rules.",
  "It may be unpleasant to read, but it's within the rules.",
  "It tells what the author went through, which is welcome here.",
];

const presetsOfLevel = [
  "It's within the rules, but its level was not right for what it says.",
  "Its level was stricter than what it says.",
];

/**
 * Words to start a decision's reason from, the likeliest first; the moderator changes them. A rule
 * that administrators added has its title in them.
 */
export function getPresetWords(
  rule: Pick<HouseRule, "key" | "title">,
  decision: DecisionKind,
): readonly string[] {
  if (decision === "offer_help") return presetsOfHelp;
  if (decision === "no_violation") return presetsOfNoViolation;
  const ofRule = isReason(rule.key)
    ? presetsOfReason[rule.key]
    : [`It goes against our rule '${rule.title}'.`, "It hurts the people or the community here."];
  return decision === "level" ? [...presetsOfLevel, ...ofRule] : ofRule;
}
