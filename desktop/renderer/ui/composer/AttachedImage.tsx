import { useObjectUrl } from "../../lib/window/use-object-url.ts";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../class-names.ts";
import { X } from "../icons/x.ts";

interface AttachedImageProps {
  /** A chosen file, or the address of an image already in the product's storage. */
  readonly image: File | string;
  readonly alt: string;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly className?: string;
}

/**
 * The preview of an attached image, with a button that removes it. Hides the picture
 * when it cannot load.
 */
export function AttachedImage({ image, alt, isDisabled, onRemove, className }: AttachedImageProps) {
  const objectUrl = useObjectUrl(typeof image === "string" ? null : image);
  const url = typeof image === "string" ? image : objectUrl;
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
          className="mx-auto max-h-96 max-w-full object-contain"
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      )}
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
