import { isServiceServed, type ServedAi } from "#shared/assistant/served-services.ts";
import type { Service } from "#shared/xp/service-prices.ts";
import { useAvailableModels } from "./use-available-models.ts";

/**
 * Returns what the AI service does here; null until it is known, and nothing is marked as missing.
 */
export function useServedAi(): ServedAi | null {
  const { data } = useAvailableModels();
  return data ? { models: data.availableModels, canSpeak: data.canSpeak } : null;
}

/** Whether a service can be used here; assumed until it is known. */
export function isServedBy(ai: ServedAi | null, service: Service): boolean {
  return ai === null || isServiceServed(service, ai);
}
