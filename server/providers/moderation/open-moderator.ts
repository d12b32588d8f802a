import type { Logger } from "pino";
import { createLocalModerator } from "./local.ts";
import type { Moderator } from "./moderator.ts";
import { createOpenAiModerator } from "./openai.ts";

/** The moderator the settings ask for: the endpoint where there is a key, else the built-in classifier (decision 57). */
export function openModerator(
  settings: { readonly openAiApiKey: string | null; readonly openAiBaseUrl: string | null },
  log: Logger,
): Moderator {
  if (!settings.openAiApiKey) return createLocalModerator();
  return createOpenAiModerator({ apiKey: settings.openAiApiKey, baseUrl: settings.openAiBaseUrl, log });
}
