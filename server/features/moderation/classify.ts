import type { ModerationLevel } from "#shared/primitives.ts";
import { worstLevel } from "#shared/moderation/rules.ts";
import type { Deps } from "../../context.ts";
import type { ToClassify, Verdict } from "../../providers/moderation/moderator.ts";

/** What a moderator found, and what it comes to. */
export interface Classified extends Verdict {
  readonly level: ModerationLevel;
}

/** Classifies what is about to be published, within the moderator's deadline; never rejects (moderation.4). */
export async function classify(
  { providers }: Pick<Deps, "providers">,
  content: ToClassify,
): Promise<Classified> {
  const verdict = await providers.moderator.classify(content);
  return { ...verdict, level: worstLevel(verdict.elements.map(({ level }) => level)) };
}
