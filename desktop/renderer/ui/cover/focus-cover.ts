/** Attributes of the button that opens the panel of a cover, and of the panel's field. */
export const coverButtonMark = "data-cover-button";
export const coverFieldMark = "data-cover-field";

/** Focuses another control of the same composer. */
export function focusBeside(control: Element, mark: string): void {
  control.closest("[data-composer]")?.querySelector<HTMLElement>(`[${mark}]`)?.focus();
}
