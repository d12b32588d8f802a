import { focusRow, listRows, moveToRow } from "../../../lib/keyboard/row-focus.ts";

const rows = "[data-case]";

/**
 * Focuses the next or the previous case of the list, beside the open one when no row has the focus.
 * Returns the id of the focused one.
 */
export function moveToCase(step: 1 | -1, openedId: string | undefined): string | undefined {
  const all = listRows(rows);
  const isFocused = Boolean(document.activeElement?.closest(rows));
  const opened = all.findIndex(({ dataset }) => dataset["case"] === openedId);
  const next = isFocused || opened < 0 ? undefined : all[opened + step] ?? all[opened];
  if (next) focusRow(next);
  else moveToRow(rows, step);
  return findFocusedCase();
}

/** The id of the case whose row has the focus. */
export function findFocusedCase(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(rows)?.dataset["case"];
}
