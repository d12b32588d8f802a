import { msg } from "@lingui/core/runtime-macro";
import type { DecisionKind } from "../cases/decision-kinds.ts";
import type { Text } from "../language/text.ts";
import type { ReportReason } from "../reports/report-reason.ts";
import type { HouseRule } from "./contract.ts";
import { isReason } from "./first-rules.ts";

/** The fault, as the author reads it; fits posts, comments, messages and profiles. */
const presetsOfReason: Readonly<Record<ReportReason, readonly Text[]>> = {
  harassment: [
    msg`It insults or shames somebody. Please disagree with what people say, not with who they are.`,
    msg`It continues after somebody asked for it to stop. Please leave them alone.`,
    msg`It calls on others to go after somebody.`,
    msg`It threatens somebody.`,
  ],
  hate: [
    msg`It demeans people for who they are.`,
    msg`It calls for harm to people, or for keeping them out, because of who they are.`,
    msg`It uses a slur against a group of people.`,
  ],
  violence: [
    msg`It threatens somebody with violence.`,
    msg`It praises violence or calls for it.`,
    msg`It shows violence in a way that hurts the people who come across it.`,
  ],
  self_harm: [
    msg`It could lead somebody who isn't well to hurt themselves.`,
    msg`It shares ways to hurt oneself. Please talk about how you feel instead: that's welcome here.`,
  ],
  sexual: [
    msg`It has sexual content, which has no place here.`,
    msg`It makes an advance that nobody asked for.`,
    msg`It sexualises a child or young person.`,
  ],
  misinformation: [
    msg`It says something about health that isn't true and can hurt people.`,
    msg`It presents something made up as news.`,
    msg`It says something about a real person that isn't true.`,
  ],
  spam: [
    msg`It advertises something that people here didn't ask for.`,
    msg`It repeats the same text or link in many places.`,
    msg`It collects followers, likes or XP by tricks.`,
    msg`It leads people to a page that is there to mislead them.`,
  ],
  inappropriate_content: [
    msg`It shares somebody's private information or picture without their consent.`,
    msg`It's there to shock or disgust.`,
    msg`It doesn't fit a place of wellbeing.`,
  ],
  other: [
    msg`It pretends to be somebody else.`,
    msg`It hurts the people or the community here.`,
  ],
};

/** Why help is offered, for moderators: the member reads `helpOffered`. */
const presetsOfHelp = [
  msg`They may be going through a hard time.`,
  msg`What they wrote sounds as if they could hurt themselves.`,
  msg`Somebody is worried about them.`,
];

const presetsOfNoViolation = [
  msg`We looked at it and found nothing against the rules.`,
  msg`It may be unpleasant to read, but it's within the rules.`,
  msg`It tells what the author went through, which is welcome here.`,
];

const presetsOfLevel = [
  msg`It's within the rules, but its level was not right for what it says.`,
  msg`Its level was stricter than what it says.`,
];

/**
 * Words to start a decision's reason from, the likeliest first; the moderator changes them. A rule
 * that administrators added has its title in them.
 */
export function getPresetWords(
  rule: Pick<HouseRule, "key" | "title">,
  decision: DecisionKind,
): readonly Text[] {
  if (decision === "offer_help") return presetsOfHelp;
  if (decision === "no_violation") return presetsOfNoViolation;
  const ofRule = isReason(rule.key) ? presetsOfReason[rule.key] : [
    msg`It goes against our rule ''${{ rule: rule.title }}'.`,
    msg`It hurts the people or the community here.`,
  ];
  return decision === "level" ? [...presetsOfLevel, ...ofRule] : ofRule;
}
