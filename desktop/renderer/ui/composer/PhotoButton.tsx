import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { HiddenFileInput } from "../form/HiddenFileInput.tsx";
import { Image } from "../icons/image.ts";

interface PhotoButtonProps {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Shows the icon alone, in a narrow composer. */
  readonly isIcon?: boolean;
}

/** Opens the file dialog of the system for images. */
export function PhotoButton({ isDisabled, onFiles, isIcon = false }: PhotoButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = () => picker.current?.click();
  const icon = <Image size={isIcon ? 20 : 18} aria-hidden="true" />;
  return (
    <>
      <HiddenFileInput
        ref={picker}
        label={t`Choose a photo`}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        isMultiple
        onFiles={onFiles}
      />
      {isIcon
        ? <IconButton label={t`Add a photo`} icon={icon} disabled={isDisabled} onClick={open} />
        : (
          <Button
            variant="quiet"
            icon={icon}
            disabled={isDisabled}
            onClick={open}
            className="-ms-3 px-3 max-sm:w-11 max-sm:gap-0 max-sm:px-0!"
          >
            <span className="max-sm:sr-only">{t`Photo`}</span>
          </Button>
        )}
    </>
  );
}
