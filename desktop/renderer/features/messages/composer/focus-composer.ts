/** The id of the text field of the open conversation. */
export const composerField = "message-text";

/** Focuses the composer of the open conversation. */
export function focusComposer(): void {
  const field = document.getElementById(composerField);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
