import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../class-names.ts";

interface AttachedImageProps {
  /** A chosen file, or the address of an image already in the product's storage. */
  readonly image: File | string;
  readonly alt: string;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
  readonly className?: string;
}

/** The preview of an attached image, with a button that removes it. Hides the picture when it cannot load. */
export function AttachedImage({ image, alt, isDisabled, onRemove, className }: AttachedImageProps) {
  const url = useImageUrl(image);
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

function useImageUrl(image: File | string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (typeof image === "string") return;
    const objectUrl = URL.createObjectURL(image);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [image]);
  return typeof image === "string" ? image : url;
}
