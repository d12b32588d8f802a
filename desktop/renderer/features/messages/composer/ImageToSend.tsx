import { t } from "@lingui/core/macro";
import { messageLimits } from "#shared/messages/rules.ts";
import { AnimationLoss } from "../../../ui/composer/AnimationLoss.tsx";
import { AttachedImage } from "../../../ui/composer/AttachedImage.tsx";
import { useFileAnimation } from "../../../ui/composer/use-file-animation.ts";
import { type DraftImageProps, ImageDescription } from "../../../ui/composer/ImageDescription.tsx";

/** The image to send, with its description beside it. */
export function ImageToSend({ image, alt, isKept, isDisabled, onAltChange, onRemove }: DraftImageProps) {
  const animation = useFileAnimation(image);
  return (
    <div className="mb-2 flex gap-3">
      <AttachedImage
        image={image}
        animation={animation}
        alt=""
        isDisabled={isDisabled}
        onRemove={onRemove}
        className="flex h-28 w-28 shrink-0 items-center [&>img]:max-h-28"
      />
      <div className="min-w-0 flex-1">
        <ImageDescription
          alt={alt}
          rows={1}
          maxLength={messageLimits.altLength}
          isDisabled={isDisabled}
          onAltChange={onAltChange}
          className="max-h-24"
        />
        <AnimationLoss loss={animation?.loss ?? null} className="mt-1" />
        {!isKept && (
          <p className="mt-1 text-meta text-quiet">
            {t`This browser cannot keep the photo over a reload.`}
          </p>
        )}
      </div>
    </div>
  );
}
