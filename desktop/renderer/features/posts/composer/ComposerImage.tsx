import { postLimits } from "#shared/posts/post-limits.ts";
import { AnimationLoss } from "../../../ui/composer/AnimationLoss.tsx";
import { AttachedImage } from "../../../ui/composer/AttachedImage.tsx";
import { type DraftImageProps, ImageDescription } from "../../../ui/composer/ImageDescription.tsx";
import { useFileAnimation } from "../../../ui/composer/use-file-animation.ts";

/** The chosen image and its description. */
export function ComposerImage({ image, alt, isKept, isDisabled, onAltChange, onRemove }: DraftImageProps) {
  const animation = useFileAnimation(image);
  return (
    <div className="mt-4 space-y-4 sm:pl-13">
      <AttachedImage image={image} animation={animation} alt="" isDisabled={isDisabled} onRemove={onRemove} />
      <AnimationLoss loss={animation?.loss ?? null} />
      {!isKept && (
        <p className="text-meta text-quiet">
          This browser cannot keep the photo with your draft. After a reload, please choose it again.
        </p>
      )}
      <ImageDescription
        alt={alt}
        rows={2}
        maxLength={postLimits.altLength}
        isDisabled={isDisabled}
        onAltChange={onAltChange}
      />
    </div>
  );
}
