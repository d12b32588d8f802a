import type { ThreadRow } from "../thread-rows.ts";
import { foldText } from "../../../../lib/text/fold-long-text.ts";
import { fitImage } from "../message/image-box.ts";

const lineHeight = 22;
const charactersPerLine = 60;

/** The height of a row in pixels before it is measured, so that the scrollbar is about right. */
export function estimateHeight(row: ThreadRow | undefined): number {
  if (!row) return 0;
  if (row.kind === "newer") return 48;
  const { message } = row;
  const aboveHeight = (row.day ? 44 : 0) + (row.isFirstNew ? 44 : 0) + (row.startsGroup ? 8 : 2);
  if (row.kind !== "outgoing" && row.message.isCovered) return aboveHeight + 76;
  const shown = foldText(message.content);
  const foldHeight = shown === message.content ? 0 : 36;
  const lines = shown.split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  const image = imageOf(row);
  const imageHeight = image ? fitImage(image.width, image.height).height : 0;
  const labelHeight = row.kind !== "outgoing" && row.message.madeWithAi ? 26 : 0;
  const postHeight = message.sharedPostId ? 120 : 0;
  return aboveHeight + 12 + lines * lineHeight + imageHeight + labelHeight +
    postHeight + foldHeight;
}

function imageOf(row: Extract<ThreadRow, { message: unknown }>): { width: number; height: number } | null {
  if (row.kind === "outgoing") return row.message.image;
  const { imageUrl, imageWidth, imageHeight } = row.message;
  return imageUrl ? { width: imageWidth ?? 320, height: imageHeight ?? 240 } : null;
}
