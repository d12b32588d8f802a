import type { ModerationLevel } from "#shared/primitives.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { createLocalModerator } from "../../providers/moderation/local-moderator.ts";
import type { Moderator } from "../../providers/moderation/moderator.ts";
import { pick } from "../pages/act.ts";

/** Another for each level, so that a page shows which it was. */
const reasons = { top: "", high: "mild_swearing", low: "insult", none: "threat" } as const;

/**
 * Once told to begin it decides of some content provisionally, and differently when the content is
 * reviewed.
 */
export function createWaveringModerator(): Moderator & { begin(): void } {
  const local = createLocalModerator();
  let wavers = false;
  return {
    begin: () => {
      wavers = true;
    },
    classify: async (content) => {
      const verdict = await local.classify(content);
      if (!wavers || Math.random() < 0.8) return verdict;
      const isProvisional = Math.random() < 0.5;
      const level: ModerationLevel = isProvisional ? "high" : pick(moderationLevels);
      return {
        ...verdict,
        elements: verdict.elements.map((element) => ({ ...element, level, reason: reasons[level] })),
        decidedBy: isProvisional ? "local-fallback" : "openai",
      };
    },
  };
}
