import { Image } from "lucide-react";
import { useRef } from "react";
import { Button } from "../button/Button.tsx";

interface PhotoButtonProps {
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the file dialog of the system for one image. */
export function PhotoButton({ isDisabled, onFile }: PhotoButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label="Choose a photo"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was removed.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="quiet"
        icon={<Image size={18} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => picker.current?.click()}
        className="-ml-3 px-3"
      >
        Photo
      </Button>
    </>
  );
}
