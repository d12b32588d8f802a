import { joinBytes, startsWith } from "./bytes.ts";
import type { Metadata } from "./metadata.ts";
import type { TakeStep } from "./steps.ts";

/**
 * The metadata of a GIF: application extensions. XMP stands in one as it is, followed by bytes that
 * lead every reader of blocks to the end; a manifest is cut into blocks.
 */
export function readGifMetadata(bytes: Uint8Array, takeStep: TakeStep): Metadata {
  const xmp: Uint8Array[] = [];
  const manifests: Uint8Array[] = [];
  for (let at = 13 + colours(bytes[10]); at < bytes.length && takeStep();) {
    if (bytes[at] === 0x2c) {
      // A picture: its place and size, its colours, and the width of its codes.
      at = endOfBlocks(bytes, at + 11 + colours(bytes[at + 9]));
    } else if (bytes[at] === 0x21) {
      const end = endOfBlocks(bytes, at + 2);
      const isApplication = bytes[at + 1] === 0xff && bytes[at + 2] === 11;
      const content = bytes.subarray(at + 14, end);
      if (isApplication && startsWith(bytes, "XMP DataXMP", at + 3)) xmp.push(content);
      if (isApplication && startsWith(bytes, "C2PA_GIF", at + 3)) {
        manifests.push(joinBlocks(content, takeStep));
      }
      at = end;
    } else break;
  }
  return { xmp, manifests };
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

function joinBlocks(content: Uint8Array, takeStep: TakeStep): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < content.length && content[at] !== 0 && takeStep();) {
    const next = at + 1 + (content[at] ?? 0);
    blocks.push(content.subarray(at + 1, next));
    at = next;
  }
  return joinBytes(blocks);
}
