import { createDataView, startsWith } from "./ai-mark/bytes.ts";

/**
 * The limits within which an animation stays one; any other keeps its first frame only (media.9).
 */
export const animationLimits = {
  /** Pixels of all frames together. */
  pixels: 100_000_000,
  /** Seconds of one round. */
  seconds: 20,
} as const;

interface Animation {
  /** Beyond the limits: then frames and seconds are counted no further. */
  readonly isTooLong: boolean;
  readonly frames: number;
  readonly seconds: number;
  /** The pixels of all frames together. */
  readonly pixels: number;
}

/** Shorter delays are shown as a tenth of a second, by browsers and by the encoder. */
const shortestDelayMs = 11;

/**
 * Counts the frames of a GIF or WebP without decoding any; null for a still picture and any other
 * kind. Takes no longer than the file is, and stops at the limits.
 */
export function readAnimation(bytes: Uint8Array): Animation | null {
  if (startsWith(bytes, "GIF8") && bytes.length > 13) return readGif(bytes);
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBPVP8X", 8) && bytes.length > 30) {
    return readWebp(bytes);
  }
  return null;
}

function countFrames(canvasPixels: number) {
  let [frames, delays] = [0, 0];
  const isTooLong = () =>
    frames * canvasPixels > animationLimits.pixels || delays > animationLimits.seconds * 1000;
  const counted = (isLong: boolean): Animation => ({
    isTooLong: isLong,
    frames,
    seconds: delays / 1000,
    pixels: frames * canvasPixels,
  });
  return {
    /** Adds a frame. Returns false beyond the limits. */
    add(delayMs: number): boolean {
      frames += 1;
      delays += delayMs < shortestDelayMs ? 100 : delayMs;
      return frames < 2 || !isTooLong();
    },
    result: () => frames < 2 ? null : counted(isTooLong()),
    /** The count for a file that is read no further. */
    cutOff: () => counted(true),
  };
}

/** A frame is a picture block; the delay stands in the control block before it. */
function readGif(bytes: Uint8Array): Animation | null {
  const view = createDataView(bytes);
  const counted = countFrames(view.getUint16(6, true) * view.getUint16(8, true));
  let delayMs = 0;
  for (let at = 13 + colours(bytes[10]); at < bytes.length;) {
    if (bytes[at] === 0x21) {
      const isControl = bytes[at + 1] === 0xf9 && at + 6 <= bytes.length;
      if (isControl) delayMs = view.getUint16(at + 4, true) * 10;
      at = endOfBlocks(bytes, at + 2);
    } else if (bytes[at] === 0x2c) {
      if (!counted.add(delayMs)) break;
      delayMs = 0;
      at = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9]));
    } else break;
  }
  return counted.result();
}

function colours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The place behind the block of length zero. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** 'ANMF' as a number. */
const frameChunk = 0x46_4d_4e_41;
/** An animation within the limits has fewer frames, and few other chunks. */
const mostChunks = 4_000;

/** Each frame is a chunk with its place, size and delay. What stands behind the last is no part. */
function readWebp(bytes: Uint8Array): Animation | null {
  const view = createDataView(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  const counted = countFrames((uint24(24) + 1) * (uint24(27) + 1));
  let chunks = 0;
  for (let at = 12; at + 8 <= end; chunks += 1) {
    if (chunks === mostChunks) return counted.cutOff();
    const length = view.getUint32(at + 4, true);
    const isFrame = view.getUint32(at, true) === frameChunk && at + 23 <= end;
    if (isFrame && !counted.add(uint24(at + 20))) break;
    // Chunks begin at even places.
    at += 8 + length + length % 2;
  }
  return counted.result();
}
