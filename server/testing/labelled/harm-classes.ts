import { classifyText } from "../../classifier/built-in-classifier.ts";
import type { Category } from "../../classifier/language-lists.ts";
import { type Labelled, readLabelled } from "./read-labelled.ts";

/** A narrow kind of harm, with sentences for tuning and held-out ones. */
interface HarmClass {
  readonly name: string;
  /**
   * The categories that name this harm well, since a cruel sentence often fits several; none: its
   * label.
   */
  readonly categories: readonly Category[];
  /** The kind sentences in which it could be found by mistake. */
  readonly confusable: RegExp;
  readonly tuned: readonly Labelled[];
  readonly heldOut: readonly Labelled[];
}

export const harmClasses: readonly HarmClass[] = [
  {
    name: "calls for extermination",
    categories: ["hate", "threat"],
    confusable: /./,
    tuned: readLabelled("tuned/extermination"),
    heldOut: readLabelled("held-out/extermination"),
  },
  {
    name: "threats that invoke atrocities",
    categories: ["threat", "hate"],
    confusable: /./,
    tuned: readLabelled("tuned/atrocities"),
    heldOut: readLabelled("held-out/atrocities"),
  },
  {
    name: "wishes of illness or death",
    categories: ["harassment", "self_harm", "threat"],
    confusable: /./,
    tuned: readLabelled("tuned/ill-wishes"),
    heldOut: readLabelled("held-out/ill-wishes"),
  },
  {
    name: "capital I for l",
    categories: [],
    confusable: /\p{L}I|I\p{L}/u,
    tuned: readLabelled("tuned/capital-i"),
    heldOut: readLabelled("held-out/capital-i"),
  },
  {
    name: "offers of prescription drugs",
    categories: ["drugs"],
    confusable: /./,
    tuned: readLabelled("tuned/prescription-drugs"),
    heldOut: readLabelled("held-out/prescription-drugs"),
  },
];

/** The share of a class's sentences that get their level for one of its reasons. */
export function recallOf({ categories }: HarmClass, sentences: readonly Labelled[]): number {
  const found = sentences.filter(({ text, level, labels }) => {
    const verdict = classifyText(text);
    const reasons = verdict.reasons.map((reason) => reason.category);
    const apt: readonly string[] = categories.length > 0 ? categories : labels;
    return verdict.level === level && reasons.some((category) => apt.includes(category));
  });
  return found.length / sentences.length;
}

/** The share of correct findings of a class, beside kind sentences. */
export function precisionOf(harm: HarmClass, sentences: readonly Labelled[]): number {
  const right = recallOf(harm, harm.tuned) * harm.tuned.length;
  const wrong = sentences.filter(({ text }) =>
    harm.confusable.test(text) &&
    classifyText(text).reasons.some(({ category }) =>
      harm.categories.length === 0 || harm.categories.includes(category)
    )
  );
  return right / (right + wrong.length);
}
