/** Returns the text of the composer that a control belongs to. */
export function findTextBeside(control: Element): HTMLTextAreaElement | null {
  return control.closest("[data-composer]")?.querySelector("textarea[aria-autocomplete]") ?? null;
}

/** Puts text in place of what is selected, as if it were typed, so that Undo takes it back. */
export function typeText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.focus({ preventScroll: true });
  field.setSelectionRange(selectionStart, selectionEnd);
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
