import { t } from "@lingui/core/macro";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { decisionWords } from "./case-words.ts";

/** The keys that have another meaning for appeals. */
const withAnswers: Readonly<Partial<Record<string, string>>> = {
  no_violation: t`No violation, or grant an appeal`,
  level: t`Change level, or refuse an appeal`,
} satisfies Partial<Record<DecisionKind, string>>;

/** The texts for the keys of the desk (cases.7); some do something else on other screens. */
export const deskShortcutTexts: readonly (readonly [shortcut: string, text: string])[] = [
  ["j", t`Next case`],
  ["k", t`Previous case`],
  ["c", t`Claim the case, or extend the claim`],
  ...Object.entries(decisionWords).map(([kind, { name }], place) =>
    [String(place + 1), withAnswers[kind] ?? name] as const
  ),
  ["n", t`Write a note`],
  ["u", t`Undo the latest decision`],
];
