import type { Deps } from "../../context.ts";

/** What answers here; nothing without a provider (ai.1). */
export function getAvailableModels({ providers: { ai } }: Pick<Deps, "providers">) {
  if (!ai) return { availableModels: [], provider: null };
  return {
    availableModels: [...ai.models],
    provider: ai.isPractice ? "practice" as const : "openai" as const,
  };
}
