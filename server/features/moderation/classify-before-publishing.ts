import type { ModerationLevel } from "#shared/primitives.ts";
import { worstLevel } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import type { ToClassify, Verdict } from "../../providers/moderation/moderator.ts";

/** A moderator's verdict, with the overall level. */
export interface Classified extends Verdict {
  readonly level: ModerationLevel;
}

/**
 * Classifies content before it is published, within the moderator's deadline; never
 * rejects (moderation.4).
 */
export async function classify(
  { providers }: Pick<Deps, "providers">,
  content: ToClassify,
): Promise<Classified> {
  const verdict = await providers.moderator.classify(content);
  return { ...verdict, level: worstLevel(verdict.elements.map(({ level }) => level)) };
}

/** The text of a post to classify, with its image's description, which others read too. */
export function postText({ content, imageAlt }: { content: string; imageAlt: string }): string {
  return [content, imageAlt].filter(Boolean).join("\n\n");
}
