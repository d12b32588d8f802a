import type { ModerationLevel } from "#shared/primitives.ts";
import type { Category } from "../lexicon/lexicon.ts";

/** What the author reads about why their words have a level (moderation.3). */
const reasons: Readonly<
  Record<Category, Partial<Record<ModerationLevel, string>> & { readonly other: string }>
> = {
  hate: { other: "Contains a slur or contempt for people for what they are" },
  threat: { other: "Reads as a threat of violence" },
  sexual: { low: "Talks about sex", other: "Contains explicit sexual content" },
  self_harm: { other: "Encourages somebody to harm themselves" },
  harassment: { low: "Reads as an insult", other: "Reads as an attack on somebody's worth" },
  drugs: { low: "Talks about taking drugs", other: "Offers drugs, asks for them or tells how to make them" },
  profanity: { high: "Contains mild swearing", other: "Contains strong swearing" },
  quoted: { other: "Repeats somebody else's hurtful words" },
  distress: { other: "Speaks openly of wanting to die or of self-injury" },
};

export function reasonFor(category: Category, level: ModerationLevel): string {
  return reasons[category][level] ?? reasons[category].other;
}
