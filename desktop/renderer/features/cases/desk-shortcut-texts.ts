import { t } from "@lingui/core/macro";
import { decisionWords } from "./case-words.ts";

/** The other meanings of the first keys, for appeals. */
const answers = [", or grant an appeal", ", or refuse an appeal"];

/** The texts for the keys of the desk (cases.7); some do something else on other screens. */
export const deskShortcutTexts: readonly (readonly [shortcut: string, text: string])[] = [
  ["j", t`Next case`],
  ["k", t`Previous case`],
  ["c", t`Claim the case, or extend the claim`],
  ...Object.values(decisionWords).map(({ name }, place) =>
    [String(place + 1), `${name}${answers[place] ?? ""}`] as const
  ),
  ["n", t`Write a note`],
  ["u", t`Undo the latest decision`],
];
