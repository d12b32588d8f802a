import { decisionWords } from "./case-words.ts";

/** The other meanings of the first keys, for appeals. */
const answers = [", or grant an appeal", ", or refuse an appeal"];

/** The texts for the keys of the desk (cases.7); some do something else on other screens. */
export const deskShortcutTexts: readonly (readonly [shortcut: string, text: string])[] = [
  ["j", "Next case"],
  ["k", "Previous case"],
  ["c", "Claim the case, or extend the claim"],
  ...Object.values(decisionWords).map(({ name }, place) =>
    [String(place + 1), `${name}${answers[place] ?? ""}`] as const
  ),
  ["n", "Write a note"],
  ["u", "Undo the latest decision"],
];
