import { t } from "@lingui/core/macro";
import { useObjectUrl } from "../../lib/window/use-object-url.ts";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../class-names.ts";
import { PlayButton } from "../content/PlayButton.tsx";
import { useAnimation } from "../content/use-animation.ts";
import { X } from "../icons/x.ts";
import { useEffect, useState } from "react";
import { animationLimits, readAnimation } from "#shared/media/read-animation.ts";
import { isCanvasTrue } from "../../lib/browser/is-canvas-true.ts";

interface AttachedImageProps {
  /** A chosen file, or the address of an image already in the product's storage. */
  readonly image: File | string;
  /**
   * The chosen file's animation, null until it is known; until then nothing shows that may move.
   */
  readonly animation?: FileAnimation | null;
  readonly alt: string;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly className?: string;
}

/**
 * The preview of an attached image as others will see it, with a button that removes it. Hides the
 * picture when it cannot load.
 */
export function AttachedImage(
  { image, animation, alt, isDisabled, onRemove, className }: AttachedImageProps,
) {
  const file = typeof image === "string" ? null : image;
  const objectUrl = useObjectUrl(file);
  const isKept = animation?.isMoving === true && animation.loss === null;
  const { isPlaying, toggle } = useAnimation(isKept);
  const still = animation && !isPlaying ? animation.still : null;
  const whole = typeof image === "string" ? image : objectUrl;
  const url = animation === null ? null : still ?? whole;
  return (
    <div
      className={classNames(
        "relative min-h-24 overflow-hidden rounded-control border border-hairline bg-wash",
        className,
      )}
    >
      {url && (
        <img
          src={url}
          alt={alt}
          className="mx-auto max-h-96 max-w-full bg-picture object-contain"
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      )}
      {isKept && (
        <PlayButton isPlaying={isPlaying} onToggle={toggle} className="absolute bottom-2 inset-s-2" />
      )}
      <IconButton
        label={t`Remove image`}
        icon={<X size={18} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={onRemove}
        className="absolute inset-e-2 top-2 bg-float! text-ink! shadow-float"
      />
    </div>
  );
}

interface FileAnimation {
  readonly file: File;
  /** False for a still picture. */
  readonly isMoving: boolean;
  /** Why only its first frame will be shown (media.9); null when it stays an animation. */
  readonly loss: string | null;
  /** The address of its first frame; null where the browser cannot draw it. */
  readonly still: string | null;
}

/** Returns how a chosen file moves; null until the file is read. */
export function useFileAnimation(file: File): FileAnimation | null {
  const [found, setFound] = useState<FileAnimation | null>(null);
  const mayMove = /^image\/(gif|webp)$/.test(file.type);
  useEffect(() => {
    if (!mayMove) return;
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

function stillPicture(file: File): FileAnimation {
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
