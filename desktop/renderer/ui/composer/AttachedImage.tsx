import { t } from "@lingui/core/macro";
import { useObjectUrl } from "../../lib/window/use-object-url.ts";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../class-names.ts";
import { PlayButton } from "../content/PlayButton.tsx";
import { useAnimation } from "../content/use-animation.ts";
import { X } from "../icons/x.ts";
import type { FileAnimation } from "./use-file-animation.ts";

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
