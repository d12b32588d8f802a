import { Buffer } from "node:buffer";
import { availableParallelism } from "node:os";
import sharp, { type Metadata, type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { mostXmpBytes, xmpHasAiMark } from "#shared/media/ai-mark/xmp-mark.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { AppError } from "../../errors.ts";
import { createFairSemaphore, type Full } from "../../fair-semaphore.ts";
import { recognizeImageKind } from "./image-kind.ts";
import type { ImageProcessor, ProcessedImage } from "./image-processor.ts";

const fullSide = 2048;
const thumbnailSide = 640;
/** The largest side that ThumbHash accepts. */
const placeholderSide = 100;
const decodeDeadlineSeconds = 20;
const retryAfterSeconds = 5;

interface ImageLimits {
  /** Pictures of up to this many pixels never wait for larger ones. */
  readonly smallPixels: number;
  /** How many pixels may be decoded at once, of small pictures and of large ones. */
  readonly smallCapacity: number;
  readonly largeCapacity: number;
  /** How many pictures may wait, small ones and large ones, and how many of one member's. */
  readonly waiting: number;
  readonly waitingPerOwner: number;
  /** Called with the number of pixels being decoded when a picture joins them. */
  readonly onLoad?: (pixels: number) => void;
}

/**
 * One photograph at a time for two cores: the rest is for the server and the database. Larger
 * pictures are decoded alone.
 */
const pixelsPerTwoCores = 8_000_000;

const usualLimits: ImageLimits = {
  smallPixels: 4_000_000,
  smallCapacity: 8_000_000,
  largeCapacity: pixelsPerTwoCores * Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 24,
  waitingPerOwner: 12,
};
/** The fixed cost of any picture, in pixels. */
const leastWeight = 500_000;

/** Decodes up to the limits' pixels with sharp at once; members whose pictures wait take turns. */
export function createSharpImages(given: Partial<ImageLimits> = {}): ImageProcessor {
  // sharp's cache is off, since every upload is a new picture.
  sharp.cache(false);
  // A picture is decoded and encoded off the event loop, by one thread: one per core would leave
  // none for the server.
  sharp.concurrency(1);
  const limits = { ...usualLimits, ...given };
  const small = createFairSemaphore({ ...limits, capacity: limits.smallCapacity });
  const large = createFairSemaphore({ ...limits, capacity: limits.largeCapacity });
  let load = 0;
  return {
    async process(bytes, owner, by = "member") {
      const { pixels, itemXmp } = await checkHeader(bytes);
      const { enter } = pixels <= limits.smallPixels ? small : large;
      const ticket = { owner, weight: Math.max(pixels, leastWeight) };
      return await enter(ticket, async () => {
        load += pixels;
        limits.onLoad?.(load);
        const prepare = async () =>
          await prepareImage(bytes, by === "model" || await bringsAiMark(bytes, itemXmp));
        return await prepare().finally(() => load -= pixels);
      }, refusal);
    },
  };
}

async function prepareImage(bytes: Uint8Array, isMadeWithAi: boolean): Promise<ProcessedImage> {
  try {
    const pixels = await decode(bytes);
    const mark = (picture: Sharp) => isMadeWithAi ? picture.withXmp(aiMarkXmp) : picture;
    // One after the other: each occupies a thread.
    const full = await mark(reopen(pixels)).webp({ quality: 82 }).toBuffer();
    const thumbnail = await mark(shrink(pixels, thumbnailSide)).webp({ quality: 78 }).toBuffer();
    const placeholder = await thumbHash(pixels);
    const { width, height } = pixels.info;
    return { full, thumbnail, placeholder, width, height, isMadeWithAi };
  } catch (cause) {
    throw damaged(cause);
  }
}

/**
 * Whether the metadata says that a model made it, which no decoding keeps. Like decoding it is done
 * in turn, since it may take some ten milliseconds of a hostile file.
 */
async function bringsAiMark(bytes: Uint8Array, itemXmp: string): Promise<boolean> {
  return xmpHasAiMark(itemXmp) || await hasAiMark(bytes);
}

/**
 * Kind and size come from the header alone: a decompression bomb is refused before any pixel is
 * decoded. Returns the pixels to decode, and the XMP of an AVIF, which is an item of its own.
 */
async function checkHeader(bytes: Uint8Array): Promise<{ pixels: number; itemXmp: string }> {
  const kind = recognizeImageKind(bytes);
  if (!kind) throw unsupported();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch((cause) => {
    throw damaged(cause);
  });
  if (!isOfKind(header, kind)) throw damaged(new Error(`header says ${header.format}, not ${kind}`));
  const pixels = header.width * header.height;
  if (pixels > postLimits.imagePixels) {
    const megapixels = Math.floor(postLimits.imagePixels / 1_000_000);
    throw invalid(
      `This image has too many pixels. Please choose one of at most ${megapixels} megapixels.`,
    );
  }
  return { pixels, itemXmp: kind === "avif" ? header.xmpAsString?.slice(0, mostXmpBytes) ?? "" : "" };
}

function isOfKind(header: Metadata, kind: string): boolean {
  return header.format === kind || (kind === "avif" && header.compression === "av1");
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/**
 * Decodes the untrusted bytes once: upright, first frame, sRGB, without metadata. All files are
 * made from these pixels.
 */
function decode(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: postLimits.imagePixels, failOn: "error", autoOrient: true })
    .timeout({ seconds: decodeDeadlineSeconds })
    .resize(fullSide, fullSide, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function reopen({ data, info }: Pixels) {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

function shrink(pixels: Pixels, side: number) {
  return reopen(pixels).resize(side, side, { fit: "inside", withoutEnlargement: true });
}

async function thumbHash(pixels: Pixels): Promise<string> {
  const { data, info } = await shrink(pixels, placeholderSide).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

function unsupported(): AppError {
  const message = "We can't show this file. Please choose a JPEG, PNG, WebP, GIF or AVIF image.";
  return new AppError("unsupported_image", message, { fields: { image: message } });
}

function damaged(cause: unknown): AppError {
  return invalid("This image is damaged and can't be opened. Please choose another one.", cause);
}

function invalid(message: string, cause?: unknown): AppError {
  return new AppError("invalid_image", message, { fields: { image: message }, cause });
}

function refusal(full: Full): AppError {
  if (full === "owner") {
    const message = "Many of your images are still being processed. Please wait until some of them are done.";
    return new AppError("rate_limited", message, { retryAfter: retryAfterSeconds });
  }
  return new AppError(
    "unavailable",
    "Many images are being processed right now. Please try again in a moment.",
    { retryAfter: retryAfterSeconds },
  );
}
