import { t } from "@lingui/core/macro";
import type { Ref } from "react";
import { countCodePoints } from "#shared/visible-text.ts";
import { TextArea } from "../form/TextFields.tsx";

interface ImageDescriptionProps {
  readonly alt: string;
  readonly isDisabled: boolean;
  readonly onAltChange: (alt: string) => void;
  readonly rows: number;
  readonly maxLength: number;
  readonly className?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The field for the alternative text of an attached image. */
export function ImageDescription({ alt, isDisabled, onAltChange, ...area }: ImageDescriptionProps) {
  return (
    <TextArea
      label={t`Describe the image`}
      hint={
        <span className="flex justify-between gap-3">
          <span>{t`For people who can't see it.`}</span>
          {alt && <span className="tabular">{`${countCodePoints(alt)}/${area.maxLength}`}</span>}
        </span>
      }
      value={alt}
      readOnly={isDisabled}
      onChange={(event) => onAltChange(event.target.value)}
      {...area}
    />
  );
}
