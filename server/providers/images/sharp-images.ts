import { msg } from "@lingui/core/runtime-macro";
import { availableParallelism } from "node:os";
import sharp, { type Metadata } from "sharp";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { hasXmpAiMark, mostXmpBytes } from "#shared/media/ai-mark/xmp-mark.ts";
import { recognizeImageKind } from "#shared/media/image-kind.ts";
import { readAnimation } from "#shared/media/read-animation.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { createFairSemaphore } from "../../fair-semaphore.ts";
import {
  makeDamaged,
  makeInvalidImage,
  makeQueueRefusal,
  makeUnsupported,
  makeUnsupportedHeic,
} from "./image-errors.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { preparePicture } from "./prepare-picture.ts";
import { cutStills, isOneStill, readShape } from "./stills-to-judge.ts";

interface ImageLimits {
  /** Pictures of up to this many pixels never wait for larger ones. */
  readonly smallPixels: number;
  /** How many pixels may be decoded at once, of small pictures, of large ones and of animations. */
  readonly smallCapacity: number;
  readonly largeCapacity: number;
  readonly movingCapacity: number;
  /** How large an animation may be stored. */
  readonly animationBytes: number;
  /** How many pictures of each of these may wait, and how many of one member's. */
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
  // A long animation is encoded alone and takes ten seconds; photographs do not wait for it.
  movingCapacity: pixelsPerTwoCores,
  // As much as a member may send.
  animationBytes: postLimits.imageBytes,
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
  // However small: each is as many pictures as it has frames.
  const moving = createFairSemaphore({ ...limits, capacity: limits.movingCapacity, isOneByOne: true });
  const stills = createFairSemaphore({ ...limits, capacity: limits.movingCapacity });
  let load = 0;
  return {
    async process(bytes, owner, { by = "member", isStill = false } = {}) {
      const { pixels, itemXmp, animation } = await checkHeader(bytes);
      const isMoving = animation !== null && !animation.isTooLong && !isStill;
      const weight = isMoving ? animation.pixels : pixels;
      const { enter } = isMoving ? moving : pixels <= limits.smallPixels ? small : large;
      return await enter({ owner, weight: Math.max(weight, leastWeight) }, async () => {
        load += weight;
        limits.onLoad?.(load);
        const prepare = async () => {
          const isMadeWithAi = by === "model" || await bringsAiMark(bytes, itemXmp);
          const { isMoving: moves, ...files } = await preparePicture(bytes, {
            isMadeWithAi,
            isMoving,
            animationBytes: limits.animationBytes,
          });
          const kept = moves ? "kept" as const : "first_frame" as const;
          return { ...files, isMadeWithAi, animation: animation ? kept : "none" as const };
        };
        return await prepare().finally(() => load -= weight);
      }, makeQueueRefusal);
    },
    async stillsOf(stored, owner, signal) {
      const shape = await readShape(stored);
      if (isOneStill(shape)) return [stored];
      const weight = Math.max(shape.width * shape.height * shape.delays.length, leastWeight);
      const leave = await stills.acquire({ owner, weight }, makeQueueRefusal, signal);
      return await cutStills(stored, shape, signal).finally(leave);
    },
  };
}

/**
 * Whether the metadata says that a model made it, which no decoding keeps. Like decoding it is done
 * in turn, since it may take some ten milliseconds of a hostile file.
 */
async function bringsAiMark(bytes: Uint8Array, itemXmp: string): Promise<boolean> {
  return hasXmpAiMark(itemXmp) || await hasAiMark(bytes);
}

interface Header {
  /** The pixels of one frame. */
  readonly pixels: number;
  /** The XMP of an AVIF, which is an item of its own. */
  readonly itemXmp: string;
  readonly animation: ReturnType<typeof readAnimation>;
}

/**
 * Kind, size and frames come from the headers alone: a decompression bomb is refused before any
 * pixel is decoded.
 */
async function checkHeader(bytes: Uint8Array): Promise<Header> {
  const kind = recognizeImageKind(bytes);
  if (kind === "heic") throw makeUnsupportedHeic();
  if (!kind) throw makeUnsupported();
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch((cause) => {
    throw makeDamaged(cause);
  });
  if (!isOfKind(header, kind)) throw makeDamaged(new Error(`header says ${header.format}, not ${kind}`));
  const pixels = header.width * header.height;
  if (pixels > postLimits.imagePixels) {
    const megapixels = Math.floor(postLimits.imagePixels / 1_000_000);
    throw makeInvalidImage(
      msg`This image has too many pixels. Please choose one of at most ${{ megapixels }} megapixels.`,
    );
  }
  const itemXmp = kind === "avif" ? header.xmpAsString?.slice(0, mostXmpBytes) ?? "" : "";
  return { pixels, itemXmp, animation: readAnimation(bytes) };
}

function isOfKind(header: Metadata, kind: string): boolean {
  return header.format === kind || (kind === "avif" && header.compression === "av1");
}
