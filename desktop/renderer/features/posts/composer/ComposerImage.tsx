import { postLimits } from "#shared/posts/post-limits.ts";
import { AttachedImage } from "../../../ui/composer/AttachedImage.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";

interface ComposerImageProps {
  readonly image: File;
  readonly alt: string;
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  readonly onAltChange: (alt: string) => void;
  readonly onRemove: () => void;
}

/** The chosen image and its description. */
export function ComposerImage({ image, alt, isKept, isDisabled, onAltChange, onRemove }: ComposerImageProps) {
  return (
    <div className="mt-4 space-y-4 sm:pl-13">
      <AttachedImage image={image} alt="" isDisabled={isDisabled} onRemove={onRemove} />
      {!isKept && (
        <p className="text-meta text-quiet">
          This browser cannot keep the photo with your draft. After a reload, please choose it again.
        </p>
      )}
      <TextArea
        label="Describe the image"
        hint="For people who can't see it."
        rows={2}
        maxLength={postLimits.altLength}
        value={alt}
        readOnly={isDisabled}
        onChange={(event) => onAltChange(event.target.value)}
      />
    </div>
  );
}
