import type { ModerationLevel } from "#shared/primitives.ts";
import type { Category } from "../lexicon/lexicon.ts";

/** The reasons for a level, as the author reads them (moderation.3). */
const reasons: Readonly<
  Record<Category, Partial<Record<ModerationLevel, string>> & { readonly other: string }>
> = {
  hate: { other: "Contains a slur or contempt for people for what they are" },
  threat: { other: "Reads as a threat of violence" },
  sexual: { low: "Talks about sex", other: "Contains explicit sexual content" },
  self_harm: { other: "Encourages someone to harm themselves" },
  harassment: { low: "Reads as an insult", other: "Reads as an attack on someone's worth" },
  drugs: {
    low: "Talks about taking drugs",
    other: "Offers drugs, asks for them or explains how to make them",
  },
  profanity: { high: "Contains mild swearing", other: "Contains strong swearing" },
  quoted: { other: "Repeats someone else's hurtful words" },
  distress: { other: "Speaks openly of wanting to die or of self-injury" },
};

export function reasonFor(category: Category, level: ModerationLevel): string {
  return reasons[category][level] ?? reasons[category].other;
}
