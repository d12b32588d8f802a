import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { postLimits } from "#shared/posts/rules.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";

interface ComposerImageProps {
  readonly image: File;
  readonly alt: string;
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  readonly onAltChange: (alt: string) => void;
  readonly onRemove: () => void;
}

/** The chosen image, and words for those who cannot see it. */
export function ComposerImage({ image, alt, isKept, isDisabled, onAltChange, onRemove }: ComposerImageProps) {
  const url = useObjectUrl(image);
  return (
    <div className="mt-4 space-y-4 sm:pl-13">
      <div className="relative min-h-24 overflow-hidden rounded-control border border-hairline bg-wash">
        {url && <img src={url} alt="" className="mx-auto max-h-96 max-w-full object-contain" />}
        <IconButton
          label="Remove image"
          icon={<X size={18} aria-hidden="true" />}
          disabled={isDisabled}
          onClick={onRemove}
          className="absolute right-2 top-2 bg-float! text-ink! shadow-float"
        />
      </div>
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

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
