import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Clock } from "../context.ts";
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
  /** Null when no AI service is configured. */
  readonly speaker: Speaker | null;
}

/** The providers of the settings. Without an OpenAI key the built-in classifier moderates and nothing is read aloud. */
export function openProviders(config: Config, clock: Clock, log: Logger): Providers {
  const { openAiApiKey: apiKey, openAiBaseUrl: baseUrl } = config;
  const openAi = apiKey === null ? null : openAiClient({ apiKey, baseUrl });
  return {
    mail: openMailer(config, clock, log),
    push: createWebPushSender({
      dataDir: config.dataDir,
      contact: config.publicUrl.startsWith("https://") ? config.publicUrl : "mailto:hello@localhost",
      services: { hosts: config.pushServices, testOrigin: config.pushTestService },
    }),
    storage: cacheFiles(createLocalStorage(join(config.dataDir, "uploads")), clock),
    images: createSharpImages(),
    moderator: openAi ? createOpenAiModerator({ client: openAi, log }) : createLocalModerator(),
    payments: config.stripe && createStripePayments({ settings: config.stripe, clock, log }),
    speaker: openAi && createOpenAiSpeaker({ client: openAi, model: config.aiModels.tts }),
  };
}
