import { msg } from "@lingui/core/runtime-macro";
import { formatOtherRemedies } from "#shared/cases/other-remedies.ts";
import type { Text } from "#shared/language/text.ts";

/** The label of the link that opens a statement of reasons (reasons.1). */
export const readDecision = msg`Read the decision`;

/** Below that link: how to contest the decision. */
export function explainHowToContest(contactEmail: string): Text {
  return [
    msg`If you think this is a mistake, you can contest it there for six months, without signing in.`,
    msg`The link is for you alone: please don't pass it on.`,
    formatOtherRemedies(contactEmail),
  ];
}
