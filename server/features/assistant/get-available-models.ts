import type { Deps } from "../../context.ts";

/** The models that the provider serves; none without a provider (ai.1). */
export function getAvailableModels({ providers: { ai } }: Pick<Deps, "providers">) {
  if (!ai) return { availableModels: [], provider: null };
  return {
    availableModels: [...ai.models],
    provider: ai.isPractice ? "practice" as const : "openai" as const,
  };
}
