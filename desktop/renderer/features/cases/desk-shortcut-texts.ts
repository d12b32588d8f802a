import { decisionWords } from "./words/case-words.ts";

/** What the first keys do with an appeal. */
const answers = [", or grant an appeal", ", or refuse an appeal"];

/** What keys do on the desk (cases.7); some do something else on other screens. */
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
