import { chatModelNames, imageModelNames } from "../assistant/ai-models.ts";
import type { ServedAi } from "../assistant/served-services.ts";
import type { Benefit } from "./badge-offers.ts";

/**
 * Finds the part of a badge's benefit that this server lacks (shop.9): all of it, these models, or
 * nothing, which is an empty list.
 */
export function findMissing({ needs }: Benefit, ai: ServedAi): "all" | readonly string[] {
  if (needs === "any") {
    const hasAny = ai.canSpeak ||
      [...chatModelNames, ...imageModelNames].some((name) => ai.models.includes(name));
    return hasAny ? [] : "all";
  }
  const missing = needs.filter((name) => !ai.models.includes(name));
  return missing.length > 0 && missing.length === needs.length ? "all" : missing;
}
