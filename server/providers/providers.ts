import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Clock } from "../clock.ts";
import type { Sql } from "../db/open-database.ts";
import type { AiProviders, OnRest } from "./ai/open-ai-providers.ts";
import type { Cdn } from "./http-cdn.ts";
import type { ImageProcessor } from "./images/image-processor.ts";
import type { MediaHash } from "./media-hash/media-hash.ts";
import type { Mailer } from "./mail/mailer.ts";
import { openMailer } from "./mail/open-mailer.ts";
import { createLocalModerator } from "./moderation/local-moderator.ts";
import type { Payments } from "./payments/payments.ts";
import type { PushSender } from "./push/push-sender.ts";
import { readVapidKeys } from "./push/vapid-keys.ts";
import { cacheFiles } from "./storage/cached-files.ts";
import { publishThrough } from "./storage/published-address.ts";
import { createLocalStorage } from "./storage/local-storage.ts";
import type { OnStoreCall } from "./storage/s3/s3-client.ts";
import type { Storage } from "./storage/storage.ts";

/** The services outside this process. */
export interface Providers extends AiProviders {
  readonly mail: Mailer;
  readonly push: PushSender;
  readonly storage: Storage;
  readonly images: ImageProcessor;
  /** Null when no service that knows images of abuse is set up (media.11). */
  readonly mediaHash: MediaHash | null;
  /** Null when payments are not set up. */
  readonly payments: Payments | null;
  /** Null when no CDN can be told to forget addresses (storage.5). */
  readonly cdn: Cdn | null;
}

/**
 * The providers of the settings. Their packages are slow to load and take much memory, so unused
 * ones are never loaded, and those of pictures and pushes with the first picture and push.
 */
export async function openProviders(
  config: Config,
  clock: Clock,
  log: Logger,
  { sql, ...listeners }: {
    readonly sql: Sql;
    readonly onRest?: OnRest;
    readonly onStoreCall?: OnStoreCall;
  },
): Promise<Providers> {
  if (config.environment === "production" && config.stripe?.secretKey.includes("_test_")) {
    log.warn("payments are in Stripe's test mode: its test cards buy XP and crowns");
  }
  publishThrough(config.storage.cdn);
  const [mail, payments, mediaHash, ai, storage, cdn] = await Promise.all([
    openMailer(config, clock),
    openPayments(config, clock, log),
    openMediaHash(config),
    openAi(config, clock, log, listeners.onRest),
    openStorage(config, listeners.onStoreCall),
    openCdn(config),
  ]);
  return {
    mail,
    push: pushOnFirstUse(config, sql, log),
    storage: cacheFiles(storage, clock),
    images: imagesOnFirstUse(),
    payments,
    mediaHash,
    cdn,
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

async function openCdn({ storage: { cdn } }: Config): Promise<Cdn | null> {
  if (!cdn?.purge) return null;
  const { createHttpCdn } = await import("./http-cdn.ts");
  return createHttpCdn(cdn.origin, cdn.purge);
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

function pushOnFirstUse(config: Config, sql: Sql, log: Logger): PushSender {
  const { dataDir, evidenceKeys, contactEmail, pushServices, pushTestService } = config;
  const where = { sql, evidenceKeys, dataDir, log };
  let opened: Promise<PushSender> | undefined;
  const open = async () =>
    (await import("./push/web-push-sender.ts")).createWebPushSender({
      readKeys: (make) => readVapidKeys(where, make),
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
