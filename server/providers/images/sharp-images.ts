import { Buffer } from "node:buffer";
import sharp, { type Metadata } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { postLimits } from "#shared/posts/rules.ts";
import { AppError, Invalid } from "../../errors.ts";
import { createGate } from "../../gate.ts";
import { imageKind } from "./image-kind.ts";
import type { ImageProcessor, ProcessedImage } from "./images.ts";

const fullSide = 2048;
const thumbnailSide = 640;
/** ThumbHash takes no more than this. */
const placeholderSide = 100;
const decodeDeadlineSeconds = 20;

/** Decodes with sharp, two pictures at a time; twenty may wait (decision 36). */
export function createSharpImages(limits = { width: 2, waiting: 20 }): ImageProcessor {
  // Every upload is a new picture: sharp's cache of operations would only hold memory.
  sharp.cache(false);
  const inTurn = createGate(limits);
  return { process: (bytes) => inTurn(() => prepare(bytes), busy) };
}

async function prepare(bytes: Uint8Array): Promise<ProcessedImage> {
  await checkHeader(bytes);
  try {
    const pixels = await decode(bytes);
    const [full, thumbnail, placeholder] = await Promise.all([
      reopen(pixels).webp({ quality: 82 }).toBuffer(),
      shrunk(pixels, thumbnailSide).webp({ quality: 78 }).toBuffer(),
      thumbHash(pixels),
    ]);
    return { full, thumbnail, placeholder, width: pixels.info.width, height: pixels.info.height };
  } catch (cause) {
    throw damaged(cause);
  }
}

/** Kind and size come from the header alone: a bomb is refused before a pixel of it is decoded. */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const kind = imageKind(bytes);
  if (!kind) {
    throw unsupported(
      "This file is not a picture we can show. Please choose a JPEG, PNG, WebP, GIF or AVIF image",
    );
  }
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch((cause) => {
    throw damaged(cause);
  });
  if (!isOfKind(header, kind)) throw damaged(new Error(`header says ${header.format}, not ${kind}`));
  if (header.width * header.height > postLimits.imagePixels) {
    const megapixels = Math.floor(postLimits.imagePixels / 1_000_000);
    throw unsupported(
      `This picture has too many pixels. Please choose one of at most ${megapixels} megapixels`,
    );
  }
}

function isOfKind(header: Metadata, kind: string): boolean {
  return header.format === kind || (kind === "avif" && header.compression === "av1");
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/** One decoding of the hostile bytes: upright, first frame, sRGB, without metadata. All files are made from its pixels. */
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

function shrunk(pixels: Pixels, side: number) {
  return reopen(pixels).resize(side, side, { fit: "inside", withoutEnlargement: true });
}

async function thumbHash(pixels: Pixels): Promise<string> {
  const { data, info } = await shrunk(pixels, placeholderSide).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

function unsupported(message: string, cause?: unknown): Invalid {
  const error = new Invalid(message, { image: message }, "unsupported_image");
  error.cause = cause;
  return error;
}

function damaged(cause: unknown): Invalid {
  return unsupported("This picture is damaged and cannot be opened. Please choose another one", cause);
}

function busy(): AppError {
  return new AppError(
    "unavailable",
    "Many pictures are being prepared right now. Please try again in a moment.",
    {
      retryAfter: 5,
    },
  );
}
