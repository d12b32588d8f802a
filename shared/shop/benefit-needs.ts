import {
  type ChatModelName,
  chatModelNames,
  type ImageModelName,
  imageModelNames,
} from "../assistant/ai-models.ts";
import type { ServedAi } from "../assistant/served-services.ts";

type Needed = readonly (ChatModelName | ImageModelName)[];

/** The models that a benefit of the catalogue promises, by its words. */
const promised: Readonly<Record<string, Needed>> = {
  "Chat with GPT-4o and GPT-5": ["GPT-4o", "GPT-5"],
  "Images with DALL-E 2": ["DALL-E 2"],
  "All models, including GPT-5 with current news": ["GPT-5"],
  "Lisa replies with GPT-5": ["GPT-5"],
};

/** The benefit that any AI serves. */
const discount = "25% off AI and speech";

/**
 * Finds the part of a badge's benefit that this server lacks (shop.9): all of it, these models, or
 * nothing, which is an empty list.
 */
export function findMissing(benefit: string, ai: ServedAi): "all" | readonly string[] {
  if (benefit === discount) {
    const hasAny = ai.canSpeak ||
      [...chatModelNames, ...imageModelNames].some((name) => ai.models.includes(name));
    return hasAny ? [] : "all";
  }
  const needed = promised[benefit] ?? [];
  const missing = needed.filter((name) => !ai.models.includes(name));
  return missing.length > 0 && missing.length === needed.length ? "all" : missing;
}
