import { t } from "@lingui/core/macro";
import type { MouseEvent } from "react";
import { spoilerMark } from "#shared/posts/spoilers.ts";
import { IconButton } from "../button/IconButton.tsx";
import { TextSelect } from "../icons/text-select.ts";

/** Puts the marks of a hidden part around what is selected in the text beside it (posts.25). */
export function SpoilerButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const hide = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.closest("[data-composer]")?.querySelector<HTMLTextAreaElement>(
      "textarea[aria-autocomplete]",
    );
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

/** As if it were typed, so that Undo takes it back; what was selected stays so. */
function markSelection(field: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const hidden = field.value.slice(start, end);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const marked = spoilerMark + hidden + spoilerMark;
  if (!document.execCommand("insertText", false, marked)) {
    field.setRangeText(marked);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const first = start + spoilerMark.length;
  field.setSelectionRange(first, first + hidden.length);
}
