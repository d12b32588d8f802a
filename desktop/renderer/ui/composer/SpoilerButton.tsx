import { t } from "@lingui/core/macro";
import type { MouseEvent } from "react";
import { spoilerMark } from "#shared/posts/spoilers.ts";
import { IconButton } from "../button/IconButton.tsx";
import { TextSelect } from "../icons/text-select.ts";
import { findTextBeside, typeText } from "./text-beside.ts";

/** Puts the marks of a hidden part around what is selected in the text beside it (posts.25). */
export function SpoilerButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const hide = ({ currentTarget }: MouseEvent) => {
    const field = findTextBeside(currentTarget);
    if (field) markSelection(field);
  };
  return (
    <IconButton
      label={t`Hide a part of the text`}
      icon={<TextSelect size={18} aria-hidden="true" />}
      disabled={isDisabled}
      onClick={hide}
    />
  );
}

/** What was selected stays so. */
function markSelection(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const hidden = field.value.slice(start, end);
  typeText(field, spoilerMark + hidden + spoilerMark);
  const first = start + spoilerMark.length;
  field.setSelectionRange(first, first + hidden.length);
}
