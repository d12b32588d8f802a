import { Buffer } from "node:buffer";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";
import { isTall, tallCropAspect } from "#shared/media/picture-shape.ts";
import { animationLimits } from "#shared/media/read-animation.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { makeDamaged } from "./image-errors.ts";
import type { ProcessedImage } from "./image-processor.ts";

/** The height is WebP's own limit: a long screenshot stays readable (media.7). */
const [fullWidth, fullHeight] = [2048, 16_383];
const thumbnailSide = 640;
/** The largest side that ThumbHash accepts. */
const placeholderSide = 100;
const decodeDeadlineSeconds = 20;
/** All frames of the longest animation take some ten seconds of one core. */
const animationDeadlineSeconds = 40;
const animationQualities = [80, 45];
/**
 * How hard libwebp tries, of 6. With 4, its own choice, encoding takes twice as long, for files
 * that are 4% smaller.
 */
const effort = 2;

interface Wanted {
  readonly isMadeWithAi: boolean;
  /** Tries to keep all frames (media.9). */
  readonly isMoving: boolean;
  /** How large an animation may be stored. */
  readonly animationBytes: number;
}

type Prepared = Pick<ProcessedImage, "full" | "thumbnail" | "placeholder" | "width" | "height"> & {
  readonly isMoving: boolean;
};

/**
 * Makes the stored files of untrusted bytes, one after the other, since each occupies a thread. An
 * animation is encoded frame by frame and never held whole. Throws `invalid_image` for a damaged
 * file.
 */
export async function preparePicture(bytes: Uint8Array, wanted: Wanted): Promise<Prepared> {
  const mark = (picture: Sharp) => wanted.isMadeWithAi ? picture.withXmp(aiMarkXmp) : picture;
  try {
    const pixels = await decode(bytes, wanted);
    const moving = wanted.isMoving
      ? await encodeAnimation(bytes, { mark, mostBytes: wanted.animationBytes })
      : null;
    const full = moving?.full ?? await mark(reopen(pixels)).webp({ quality: 82, effort }).toBuffer();
    const thumbnail = await mark(shrink(pixels, thumbnailSide)).webp({ quality: 78, effort }).toBuffer();
    const placeholder = await thumbHash(pixels);
    // The encoder may round the sides of a narrow frame otherwise than those of a still.
    const { width, height } = moving ?? pixels.info;
    return { full, thumbnail, placeholder, width, height, isMoving: moving !== null };
  } catch (cause) {
    throw makeDamaged(cause);
  }
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/**
 * Decodes the untrusted bytes once: upright, first frame, sRGB, without metadata. All stills are
 * made from these pixels.
 */
function decode(bytes: Uint8Array, { isMoving }: Pick<Wanted, "isMoving">) {
  // Frames cannot be turned, so neither is the still of them.
  const autoOrient = !isMoving;
  return sharp(bytes, { limitInputPixels: postLimits.imagePixels, failOn: "error", autoOrient })
    .timeout({ seconds: decodeDeadlineSeconds })
    .resize(fullWidth, fullHeight, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

interface Animation {
  readonly full: Uint8Array;
  /** The size of one frame. */
  readonly width: number;
  readonly height: number;
}

/**
 * All frames with their delays and rounds, at a lower quality when they are too large to store;
 * null when they still are, and when that takes too long. sRGB and without metadata, too.
 */
async function encodeAnimation(
  bytes: Uint8Array,
  { mark, mostBytes }: { readonly mark: (picture: Sharp) => Sharp; readonly mostBytes: number },
): Promise<Animation | null> {
  for (const quality of animationQualities) {
    const animation = await encodeFrames(bytes, { mark, quality });
    if (!animation || animation.full.length <= mostBytes) return animation;
  }
  return null;
}

async function encodeFrames(
  bytes: Uint8Array,
  { mark, quality }: { readonly mark: (picture: Sharp) => Sharp; readonly quality: number },
): Promise<Animation | null> {
  const animation = sharp(bytes, {
    animated: true,
    limitInputPixels: animationLimits.pixels,
    failOn: "error",
  })
    .timeout({ seconds: animationDeadlineSeconds })
    .resize(fullWidth, fullHeight, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  try {
    const { data, info } = await mark(animation).webp({ quality, effort })
      .toBuffer({ resolveWithObject: true });
    if ((info.pages ?? 1) < 2) return null;
    return { full: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (/timeout|pixel limit/.test(String(error))) return null;
    throw error;
  }
}

function reopen({ data, info }: Pixels) {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** The whole picture, or the top of a tall one, which shrunk whole would be a line. */
function shrink(pixels: Pixels, side: number) {
  const { width, height } = pixels.info;
  const picture = reopen(pixels);
  if (isTall(pixels.info)) {
    picture.extract({ left: 0, top: 0, width, height: Math.min(height, Math.ceil(width / tallCropAspect)) });
  }
  return picture.resize(side, side, { fit: "inside", withoutEnlargement: true });
}

async function thumbHash(pixels: Pixels): Promise<string> {
  const { data, info } = await shrink(pixels, placeholderSide).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
