import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Clock } from "../context.ts";
import type { Ai } from "./ai/ai.ts";
import { createOpenAi } from "./ai/openai-ai.ts";
import { openLanes } from "./ai/open-lanes.ts";
import type { ImageProcessor } from "./images/images.ts";
import { createSharpImages } from "./images/sharp-images.ts";
import type { Mailer } from "./mail/mailer.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { createLocalModerator } from "./moderation/local-moderator.ts";
import type { Moderator } from "./moderation/moderator.ts";
import { createOpenAiModerator } from "./moderation/openai-moderator.ts";
import { openAiClient } from "./openai-client.ts";
import type { Payments } from "./payments/payments.ts";
import { createStripePayments } from "./payments/stripe-payments.ts";
import type { PushSender } from "./push/push-sender.ts";
import { createWebPushSender } from "./push/web-push-sender.ts";
import { createOpenAiSpeaker } from "./speech/openai-speaker.ts";
import type { Speaker } from "./speech/speaker.ts";
import { cacheFiles } from "./storage/cached-files.ts";
import { createLocalStorage } from "./storage/local-storage.ts";
import type { Storage } from "./storage/storage.ts";

/** The services outside this process. */
export interface Providers {
  readonly mail: Mailer;
  readonly push: PushSender;
  readonly storage: Storage;
  readonly images: ImageProcessor;
  readonly moderator: Moderator;
  /** Null when payments are not set up. */
  readonly payments: Payments | null;
  /** Null when no AI service is configured, or none that speaks. */
  readonly speaker: Speaker | null;
  /** Null when no AI service is configured (ai.1). */
  readonly ai: Ai | null;
}

/** The providers of the settings. */
export function openProviders(config: Config, clock: Clock, log: Logger): Providers {
  if (config.environment === "production" && config.stripe?.secretKey.includes("_test_")) {
    log.warn("payments are in Stripe's test mode: its test cards buy XP and crowns");
  }
  return {
    mail: openMailer(config, clock, log),
    push: createWebPushSender({
      dataDir: config.dataDir,
      contact: config.publicUrl.startsWith("https://") ? config.publicUrl : "mailto:hello@localhost",
      services: { hosts: config.pushServices, testOrigin: config.pushTestService },
    }),
    storage: cacheFiles(createLocalStorage(join(config.dataDir, "uploads")), clock),
    images: createSharpImages(),
    payments: config.stripe && createStripePayments({ settings: config.stripe, clock, log }),
    ...openAiProviders(config, clock, log),
  };
}

/** Without a model for moderation the built-in classifier decides alone; without one that speaks nothing is read aloud. */
function openAiProviders(
  { ai }: Config,
  clock: Clock,
  log: Logger,
): Pick<Providers, "ai" | "moderator" | "speaker"> {
  if (!ai) return { ai: null, speaker: null, moderator: createLocalModerator() };
  const client = openAiClient(ai);
  const lanes = openLanes({ chats: ai.concurrency, clock, log });
  const { tts, moderation } = ai.models;
  return {
    ai: createOpenAi({ client, config: ai, lanes, log }),
    speaker: tts === undefined ? null : createOpenAiSpeaker({ client, model: tts, lane: lanes.speech }),
    moderator: moderation === undefined
      ? createLocalModerator()
      : createOpenAiModerator({ client, model: moderation, log, lane: lanes.moderation }),
  };
}
