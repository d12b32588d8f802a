import { t } from "@lingui/core/macro";
import { TextArea } from "../form/TextFields.tsx";

/** The image of a draft, for what shows it in a composer. */
export interface DraftImageProps {
  readonly image: File;
  readonly alt: string;
  readonly isKept: boolean;
  readonly isDisabled: boolean;
  readonly onAltChange: (alt: string) => void;
  readonly onRemove: () => void;
}

interface ImageDescriptionProps extends Pick<DraftImageProps, "alt" | "isDisabled" | "onAltChange"> {
  readonly rows: number;
  readonly maxLength: number;
  readonly className?: string;
}

/** The field for the alternative text of an attached image. */
export function ImageDescription({ alt, isDisabled, onAltChange, ...area }: ImageDescriptionProps) {
  return (
    <TextArea
      label={t`Describe the image`}
      hint={t`For people who can't see it.`}
      value={alt}
      readOnly={isDisabled}
      onChange={(event) => onAltChange(event.target.value)}
      {...area}
    />
  );
}
