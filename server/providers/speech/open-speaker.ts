import type { Config } from "../../config.ts";
import { createOpenAiSpeaker } from "./openai.ts";
import type { Speaker } from "./speaker.ts";

/** The voice the settings ask for; null without a key: nothing here can speak (decision 53). */
export function openSpeaker(
  { openAiApiKey, openAiBaseUrl, aiModels }: Pick<Config, "openAiApiKey" | "openAiBaseUrl" | "aiModels">,
): Speaker | null {
  if (!openAiApiKey) return null;
  return createOpenAiSpeaker({ apiKey: openAiApiKey, baseUrl: openAiBaseUrl, model: aiModels.tts });
}
