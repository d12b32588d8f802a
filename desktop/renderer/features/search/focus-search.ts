/** Puts the caret into the search box that is on screen. False when none is. */
export function focusSearch(): boolean {
  const boxes = document.querySelectorAll<HTMLInputElement>("[data-search-box]");
  const shown = [...boxes].find((box) => box.checkVisibility());
  shown?.focus();
  shown?.select();
  return shown !== undefined;
}
