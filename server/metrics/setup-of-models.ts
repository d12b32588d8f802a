import { createHash } from "node:crypto";
import type { AiConfig } from "../settings/ai-config.ts";
import { type FoundModels, lowestTier } from "../providers/ai/models/served-models.ts";

/** The models by the product's names, also the one that was found. */
export function getUpstreamModels(ai: AiConfig, found: FoundModels | null | undefined): AiConfig["models"] {
  return found?.served ? { ...ai.models, [lowestTier]: found.served } : ai.models;
}

/**
 * A print of where a model is asked for: once its name, the address or the key is corrected,
 * failures from before no longer mean anything. Nothing of the key can be read from it.
 */
export function hashModelSetup(ai: AiConfig, found: FoundModels | null | undefined, model: string): string {
  const upstream = getUpstreamModels(ai, found)[model as keyof AiConfig["models"]] ?? "";
  const given = JSON.stringify([upstream, ai.baseUrl, ai.apiKey]);
  return createHash("sha256").update(given).digest("base64url").slice(0, 16);
}
