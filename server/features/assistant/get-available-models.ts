import type { getAvailableModels as contract, TextObstacle } from "#shared/assistant/models-contract.ts";
import { canAnswerInText } from "#shared/assistant/served-services.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { SessionCtx } from "../../context.ts";
import type { Ai } from "../../providers/ai/ai.ts";

/** Says what the AI service does, and to administrators which models it has (ai.1, ai.17). */
export function getAvailableModels(
  { providers: { ai, speaker }, actor }: Pick<SessionCtx, "providers" | "actor">,
): CallOutput<typeof contract> {
  const found = ai?.found?.chatModels;
  return {
    availableModels: [...ai?.models ?? []],
    provider: ai ? ai.isPractice ? "practice" : "openai" : null,
    canSpeak: speaker !== null,
    textObstacle: findTextObstacle(ai),
    foundChatModels: actor.isAdmin && found ? [...found] : null,
  };
}

/** Why no model answers in text; null: one does. */
export function findTextObstacle(ai: Ai | null): TextObstacle | null {
  if (!ai) return "no_service";
  if (canAnswerInText(ai)) return null;
  return ai.found?.chatModels === null ? "no_response" : "no_model";
}
