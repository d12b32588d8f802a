import { useEffect, useState } from "react";
import { animationLimits, readAnimation } from "#shared/media/read-animation.ts";

interface FileAnimation {
  readonly file: File;
  /** Why only its first frame will be shown (media.9); null when it stays an animation. */
  readonly loss: string | null;
  /** The address of its first frame; null where the browser cannot draw it. */
  readonly still: string | null;
}

/** What of a chosen file moves; null for a still picture, and until the file is read. */
export function useFileAnimation(file: File | null): FileAnimation | null {
  const [found, setFound] = useState<FileAnimation | null>(null);
  useEffect(() => {
    if (!file || !/^image\/(gif|webp)$/.test(file.type)) return;
    let isOther = false;
    let still: string | null = null;
    const read = async () => {
      const animation = readAnimation(new Uint8Array(await file.arrayBuffer()));
      if (!animation || isOther) return;
      const frame = await drawFirstFrame(file);
      if (isOther) return;
      still = frame && URL.createObjectURL(frame);
      setFound({ file, loss: animation.isTooLong ? lossOf(animation) : null, still });
    };
    read().catch(() => undefined);
    return () => {
      isOther = true;
      if (still) URL.revokeObjectURL(still);
    };
  }, [file]);
  return found?.file === file ? found : null;
}

function lossOf({ seconds }: { readonly seconds: number }): string {
  const what = seconds > animationLimits.seconds
    ? `This animation is longer than ${animationLimits.seconds} seconds`
    : "This animation has too many pixels";
  return `${what}, so only its first frame will be shown.`;
}

async function drawFirstFrame(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return await new Promise((resolve) => canvas.toBlob(resolve));
}
