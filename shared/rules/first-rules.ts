import { msg } from "@lingui/core/runtime-macro";
import { asWritten, type Text } from "../language/text.ts";
import type { ReportReason } from "../reports/report-reason.ts";
import type { HouseRule } from "./contract.ts";

type Words = readonly [title: Text, words: Text];

/** A rule that nobody has written over. */
interface FirstRule {
  readonly key: ReportReason;
  readonly title: Text;
  readonly words: Text;
}

/** In the order of /rules. */
const words: Readonly<Record<ReportReason, Words>> = {
  harassment: [
    msg`Harassment or bullying`,
    msg`Be kind to the people you meet. Don't insult, shame, threaten or follow anyone around, don't send others after them, and stop when somebody asks you to. Saying that you disagree is fine; going after a person isn't.`,
  ],
  hate: [
    msg`Hate`,
    msg`Everyone belongs here. Don't attack or demean people for who they are: their origin, colour, religion, sex, gender, sexuality, age, body, illness or disability. Telling what happened to you, to be heard, is welcome.`,
  ],
  violence: [
    msg`Violence`,
    msg`Don't threaten anyone, don't call for violence or praise it, and don't show it to shock. If somebody is in danger now, first call your local emergency number, then report it.`,
  ],
  self_harm: [
    msg`Self-harm`,
    msg`You may say here that you're not well. Don't encourage anyone to hurt themselves, and don't share ways to do it. If you're worried about somebody, report it: they're offered help, they aren't punished, and they don't hear who was worried.`,
  ],
  sexual: [
    msg`Sexual content`,
    msg`No sexual pictures, descriptions or offers, and no advances that nobody asked for. Nothing that makes children sexual has a place here, ever.`,
  ],
  misinformation: [
    msg`Misinformation`,
    msg`Don't spread claims that can hurt people, such as false cures, advice against urgent treatment, or made-up news about real people. Your own experience is welcome; say that it's yours.`,
  ],
  spam: [
    msg`Spam`,
    msg`Don't advertise, don't post the same thing again and again, and don't lead people to links they didn't ask for. Don't collect likes, followers or XP by tricks. Accounts that a program runs say so.`,
  ],
  inappropriate_content: [
    msg`Inappropriate content`,
    msg`Post what fits a place of wellbeing. Don't share other people's private information or pictures without their consent, nothing that's there to shock or disgust, and nothing that breaks the law.`,
  ],
  other: [
    msg`Something else`,
    msg`No list is complete. Whatever would hurt the people here or this community isn't welcome, for example pretending to be somebody else. Moderators always say why they decide.`,
  ],
};

/** The rules before an administrator changes them: the nine reasons of reports (rules.1). */
export const firstRules: readonly FirstRule[] = (Object.keys(words) as ReportReason[])
  .map((key) => ({ key, title: words[key][0], words: words[key][1] }));

/** Returns the first rules as `write` writes them. */
export function writeFirstRules(write: (text: Text) => string): readonly HouseRule[] {
  return firstRules.map((rule) => ({ key: rule.key, title: write(rule.title), words: write(rule.words) }));
}

/** Whether the rule's key is also a reason of reports: such a rule always stays. */
export function isReason(key: string): key is ReportReason {
  return Object.hasOwn(words, key);
}

/** The reason with which a report of the rule is sent; of a further rule it is 'other'. */
export function getReportReason(key: string): ReportReason {
  return isReason(key) ? key : "other";
}

/** The rule's title, or its key in words when no present rule has it. */
export function getRuleTitle(rules: readonly HouseRule[], key: string): Text {
  const found = rules.find((rule) => rule.key === key);
  if (found) return asWritten(found.title);
  if (isReason(key)) return words[key][0];
  return asWritten(key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " "));
}
