import type { Logger } from "pino";
import type { AiConfig } from "../../ai-config.ts";
import type { Clock } from "../../context.ts";
import { createLocalModerator } from "../moderation/local-moderator.ts";
import { createOpenAiModerator } from "../moderation/openai-moderator.ts";
import { openAiClient } from "../openai-client.ts";
import type { Providers } from "../providers.ts";
import { createOpenAiSpeaker } from "../speech/openai-speaker.ts";
import { guardPrompts } from "./guard/guard-prompts.ts";
import { createOpenAi } from "./openai-ai.ts";
import { type OnRest, openLanes } from "./open-lanes.ts";

/**
 * Without a moderation model the built-in classifier decides alone; without a speech model nothing
 * is read aloud.
 */
export function openAiProviders(
  config: AiConfig,
  clock: Clock,
  log: Logger,
  onRest?: OnRest,
): Pick<Providers, "ai" | "moderator" | "speaker"> {
  const client = openAiClient(config);
  const lanes = openLanes({ chats: config.concurrency, clock, log, onRest });
  const { tts, moderation } = config.models;
  return {
    ai: guardPrompts(createOpenAi({ client, config, lanes, log }), log),
    speaker: tts === undefined ? null : createOpenAiSpeaker({ client, model: tts, lane: lanes.speech }),
    moderator: moderation === undefined
      ? createLocalModerator()
      : createOpenAiModerator({ client, model: moderation, log, lane: lanes.moderation }),
  };
}
