import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Clock } from "../context.ts";
import type { Ai } from "./ai/ai.ts";
import type { OnRest } from "./ai/open-lanes.ts";
import type { ImageProcessor } from "./images/image-processor.ts";
import type { MediaHash } from "./media-hash/media-hash.ts";
import type { Mailer } from "./mail/mailer.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { createLocalModerator } from "./moderation/local-moderator.ts";
import type { Moderator } from "./moderation/moderator.ts";
import type { Payments } from "./payments/payments.ts";
import type { PushSender } from "./push/push-sender.ts";
import type { Speaker } from "./speech/speaker.ts";
import { cacheFiles } from "./storage/cached-files.ts";
import { createLocalStorage } from "./storage/local-storage.ts";
import type { OnStoreCall } from "./storage/s3/s3-client.ts";
import type { Storage } from "./storage/storage.ts";

type AiProviders = Pick<Providers, "ai" | "moderator" | "speaker">;

/** The services outside this process. */
export interface Providers {
  readonly mail: Mailer;
  readonly push: PushSender;
  readonly storage: Storage;
  readonly images: ImageProcessor;
  readonly moderator: Moderator;
  /** Null when no service that knows images of abuse is set up (media.11). */
  readonly mediaHash: MediaHash | null;
  /** Null when payments are not set up. */
  readonly payments: Payments | null;
  /** Null when no AI service is configured, or none with speech. */
  readonly speaker: Speaker | null;
  /** Null when no AI service is configured (ai.1). */
  readonly ai: Ai | null;
}

/**
 * The providers of the settings. Their packages are slow to load and take much memory, so unused
 * ones are never loaded, and those of pictures and pushes with the first picture and push.
 */
export async function openProviders(
  config: Config,
  clock: Clock,
  log: Logger,
  listeners: { readonly onRest?: OnRest; readonly onStoreCall?: OnStoreCall } = {},
): Promise<Providers> {
  if (config.environment === "production" && config.stripe?.secretKey.includes("_test_")) {
    log.warn("payments are in Stripe's test mode: its test cards buy XP and crowns");
  }
  const [mail, payments, mediaHash, ai, storage] = await Promise.all([
    openMailer(config, clock),
    openPayments(config, clock, log),
    openMediaHash(config),
    openAi(config, clock, log, listeners.onRest),
    openStorage(config, listeners.onStoreCall),
  ]);
  return {
    mail,
    push: pushOnFirstUse(config),
    storage: cacheFiles(storage, clock),
    images: imagesOnFirstUse(),
    payments,
    mediaHash,
    ...ai,
  };
}

// Packages load where the settings want them or at their first use: together they would add 0.1 to
// 0.6 s of processor time and 15 to 45 MB to a start.
async function openPayments({ stripe }: Config, clock: Clock, log: Logger): Promise<Payments | null> {
  if (!stripe) return null;
  const { createStripePayments } = await import("./payments/stripe-payments.ts");
  return createStripePayments({ settings: stripe, clock, log });
}

async function openMediaHash({ mediaHash }: Config): Promise<MediaHash | null> {
  if (!mediaHash) return null;
  const { createHttpMediaHash } = await import("./media-hash/http-media-hash.ts");
  return createHttpMediaHash(mediaHash);
}

async function openStorage(
  { dataDir, storage: { store } }: Config,
  onCall: OnStoreCall = () => {},
): Promise<Storage> {
  if (!store) return createLocalStorage(join(dataDir, "uploads"));
  const { createS3Storage } = await import("./storage/s3/s3-storage.ts");
  return createS3Storage(store, { onCall });
}

async function openAi(
  { ai }: Config,
  clock: Clock,
  log: Logger,
  onRest?: OnRest,
): Promise<AiProviders> {
  if (!ai) return { ai: null, speaker: null, moderator: createLocalModerator() };
  const { openAiProviders } = await import("./ai/open-ai-providers.ts");
  return openAiProviders(ai, clock, log, onRest);
}

function imagesOnFirstUse(): ImageProcessor {
  let opened: Promise<ImageProcessor> | undefined;
  const open = async () => (await import("./images/sharp-images.ts")).createSharpImages();
  const images = () => opened ??= open();
  return {
    process: async (...given) => await (await images()).process(...given),
    stillsOf: async (...given) => await (await images()).stillsOf(...given),
  };
}

function pushOnFirstUse({ dataDir, contactEmail, pushServices, pushTestService }: Config): PushSender {
  let opened: Promise<PushSender> | undefined;
  const open = async () =>
    (await import("./push/web-push-sender.ts")).createWebPushSender({
      dataDir,
      contact: `mailto:${contactEmail}`,
      services: { hosts: pushServices, testOrigin: pushTestService },
    });
  const sender = () => opened ??= open();
  return {
    publicKey: async () => await (await sender()).publicKey(),
    accepts: async (...given) => await (await sender()).accepts(...given),
    send: async (...given) => await (await sender()).send(...given),
  };
}
