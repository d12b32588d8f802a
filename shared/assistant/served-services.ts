import { msg } from "@lingui/core/runtime-macro";
import type { Service } from "../xp/service-prices.ts";
import { chatModelNames, chatModels, imageModels } from "./ai-models.ts";

/** The abilities of a server's AI service. */
export interface ServedAi {
  /** The names of its models. */
  readonly models: readonly string[];
  /** Whether it reads posts aloud. */
  readonly canSpeak: boolean;
}

/** The text beside a service, model or benefit that this server lacks. */
export const notAvailable = msg`Not available here`;

/** Whether some model answers in text; Lisa uses any that does. */
export function canAnswerInText({ models }: Pick<ServedAi, "models">): boolean {
  return chatModelNames.some((name) => models.includes(name));
}

/** Whether a service can be used here (shop.9). */
export function isServiceServed(service: Service, ai: ServedAi): boolean {
  if (service === "tts") return ai.canSpeak;
  if (service === "lisaChat") return canAnswerInText(ai);
  return [...chatModels, ...imageModels].some((model) =>
    model.service === service && ai.models.includes(model.name)
  );
}
