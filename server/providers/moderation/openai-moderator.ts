import { levelRank } from "#shared/moderation/moderation-levels.ts";
import { classifyText } from "../../classifier/built-in-classifier.ts";
import { asAiFailure } from "../ai/as-ai-failure.ts";
import { AiModelUnknown, type AiUnavailable } from "../ai/ai.ts";
import { classifyLocally, harmsNobodyElse } from "./local-moderator.ts";
import type { ElementVerdict, Moderator, ToClassify, Verdict } from "./moderator.ts";
import { createScoreRequests, type ScoreOptions, type Scores } from "./request-scores.ts";
import { asksForSupport, isDistressAlone, levelOfScores } from "./score-levels.ts";

/**
 * The moderation endpoint (moderation.4). Text and image are sent separately, in parallel, so that
 * each has its own level. Past the deadline, or when the service fails, the local classifier
 * decides and nothing is better than high.
 */
export function createOpenAiModerator(options: ScoreOptions): Moderator {
  const { model, requestTextScores, requestPictureScores } = createScoreRequests(options);
  const { log } = options;
  return {
    async classify(content: ToClassify): Promise<Verdict> {
      const { text, image, member } = content;
      const [words, picture] = await Promise.allSettled([
        text ? requestTextScores(text, member) : null,
        image ? requestPictureScores(image, member) : null,
      ]);
      const local = classifyLocally(content, "high");
      const elements: ElementVerdict[] = [];
      let failure: AiUnavailable | undefined;
      let asksHelp = local.support;
      let wasJudged = false;
      for (const [type, outcome] of [["text", words], ["image", picture]] as const) {
        const fallback = local.elements.find((element) => element.type === type);
        if (!fallback) continue;
        if (outcome.status === "rejected") {
          const failed = asAiFailure(outcome.reason, model);
          failure ??= failed;
          // The lane tells the log of a model that the service doesn't have.
          const isToldOf = failed instanceof AiModelUnknown;
          if (!isToldOf) log.warn({ error: failed.message, element: type }, "moderation endpoint failed");
          elements.push(fallback);
        } else if (outcome.value) {
          wasJudged = true;
          elements.push(judgeScores(type, outcome.value, content));
          asksHelp ||= type === "text" && asksForSupport(outcome.value);
        } else if (image) {
          elements.push(...classifyLocally({ image }).elements);
        }
      }
      if (failure) return { elements, support: asksHelp, decidedBy: "local-fallback", failure };
      return { elements, support: asksHelp, decidedBy: wasJudged ? "openai" : "local" };
    },
  };
}

/** The endpoint has no category for swearing and drugs, so the built-in lists decide these. */
function judgeScores(type: "text" | "image", scores: Scores, { text }: ToClassify): ElementVerdict {
  const scored = { type, ...levelOfScores(scores) };
  if (type === "image" || !text) return scored;
  const words = classifyText(text);
  const distress = isDistressAlone(scores) && harmsNobodyElse(words) && { onlyDistress: true as const };
  const listed = words.reasons.find(({ category }) => category === "profanity" || category === "drugs");
  if (!listed || levelRank(listed.level) <= levelRank(scored.level)) return { ...scored, ...distress };
  return { type, level: listed.level, reason: listed.reason, ...distress };
}
