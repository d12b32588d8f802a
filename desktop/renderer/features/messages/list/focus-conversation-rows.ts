import { listRows, moveToRow } from "../../../lib/keyboard/row-focus.ts";

/** Selects the rows of the list; the attribute's value is the other member's id. */
const rows = "[data-conversation]";

/** Focuses the next or previous row. */
export function moveToConversation(step: 1 | -1): void {
  moveToRow(rows, step);
}

/** Whether the focus is in the list. */
export function isInList(): boolean {
  return document.activeElement?.matches(rows) ?? false;
}

/**
 * The member of the row after or before the open one; without an open one the first or last row.
 */
export function findAdjacentConversation(step: 1 | -1): string | null {
  const all = listRows(rows);
  const at = all.findIndex((row) => row.getAttribute("aria-current") === "true");
  const next = at === -1 ? all.at(step === 1 ? 0 : -1) : all[at + step];
  return next?.dataset["conversation"] ?? null;
}

/** Focuses the row of the open conversation. */
export function focusOpenRow(): void {
  listRows(rows).find((row) => row.getAttribute("aria-current") === "true")?.focus();
}
