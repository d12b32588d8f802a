import { X } from "lucide-react";
import { IconButton } from "../../../ui/button/IconButton.tsx";

interface ComposerStoredImageProps {
  readonly url: string;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

/** An image that is in the product's storage already, as the assistant's are. */
export function ComposerStoredImage({ url, isDisabled, onRemove }: ComposerStoredImageProps) {
  return (
    <div className="relative mt-4 min-h-24 overflow-hidden rounded-control border border-hairline bg-wash sm:ml-13">
      <img
        src={url}
        alt="Attached to your post"
        className="mx-auto max-h-96 max-w-full object-contain"
        onError={(event) => (event.currentTarget.hidden = true)}
      />
      <IconButton
        label="Remove image"
        icon={<X size={18} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={onRemove}
        className="absolute right-2 top-2 bg-float! text-ink! shadow-float"
      />
    </div>
  );
}
