import { messageLimits } from "#shared/messages/rules.ts";
import { AttachedImage } from "../../../ui/composer/AttachedImage.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";

interface ImageToSendProps {
  readonly image: File;
  readonly alt: string;
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  readonly onAltChange: (alt: string) => void;
  readonly onRemove: () => void;
}

/** The image to send, with its description beside it. */
export function ImageToSend({ image, alt, isKept, isDisabled, onAltChange, onRemove }: ImageToSendProps) {
  return (
    <div className="mb-2 flex gap-3">
      <AttachedImage
        image={image}
        alt=""
        isDisabled={isDisabled}
        onRemove={onRemove}
        className="flex h-28 w-28 shrink-0 items-center [&>img]:max-h-28"
      />
      <div className="min-w-0 flex-1">
        <TextArea
          label="Describe the image"
          hint="For people who can't see it."
          rows={1}
          maxLength={messageLimits.altLength}
          value={alt}
          readOnly={isDisabled}
          onChange={(event) => onAltChange(event.target.value)}
          className="max-h-24"
        />
        {!isKept && (
          <p className="mt-1 text-meta text-quiet">
            This browser cannot keep the photo over a reload.
          </p>
        )}
      </div>
    </div>
  );
}
