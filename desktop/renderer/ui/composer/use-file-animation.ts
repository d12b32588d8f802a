import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { animationLimits, readAnimation } from "#shared/media/read-animation.ts";
import { isCanvasTrue } from "../../lib/browser/is-canvas-true.ts";

export interface FileAnimation {
  readonly file: File | null;
  /** False for a still picture. */
  readonly isMoving: boolean;
  /** Why only its first frame will be shown (media.9); null when it stays an animation. */
  readonly loss: string | null;
  /** The address of its first frame; null where the browser cannot draw it. */
  readonly still: string | null;
}

/** Returns how a chosen file moves; null until the file is read. Without a file nothing moves. */
export function useFileAnimation(file: File | null): FileAnimation | null {
  const [found, setFound] = useState<FileAnimation | null>(null);
  const mayMove = file !== null && /^image\/(gif|webp)$/.test(file.type);
  useEffect(() => {
    if (!file || !mayMove) return;
    let isOther = false;
    let still: string | null = null;
    const read = async () => {
      const animation = readAnimation(new Uint8Array(await file.arrayBuffer()));
      if (isOther) return;
      if (!animation) return setFound(stillPicture(file));
      const frame = await drawFirstFrame(file);
      if (isOther) return;
      still = frame && URL.createObjectURL(frame);
      setFound({ file, isMoving: true, loss: animation.isTooLong ? lossOf(animation) : null, still });
    };
    read().catch(() => isOther || setFound(stillPicture(file)));
    return () => {
      isOther = true;
      if (still) URL.revokeObjectURL(still);
    };
  }, [file, mayMove]);
  if (!mayMove) return stillPicture(file);
  return found?.file === file ? found : null;
}

function stillPicture(file: File | null): FileAnimation {
  return { file, isMoving: false, loss: null, still: null };
}

function lossOf({ seconds }: { readonly seconds: number }): string {
  const limit = animationLimits.seconds;
  return seconds > limit
    ? t`This animation is longer than ${limit} seconds, so only its first frame will be shown.`
    : t`This animation has too many pixels, so only its first frame will be shown.`;
}

async function drawFirstFrame(file: File): Promise<Blob | null> {
  if (!isCanvasTrue()) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await new Promise((resolve) => canvas.toBlob(resolve));
}
