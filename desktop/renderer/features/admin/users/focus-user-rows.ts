/** Selects the element of a row that belongs to one member. */
const row = "[data-user]";

/**
 * Moves the focus to the same control of the next or previous member; false when the focus is on no
 * member or there is no such neighbour.
 */
export function moveToUser(step: 1 | -1): false | void {
  const { activeElement } = document;
  const rows = [...document.querySelectorAll<HTMLElement>(row)];
  const here = rows.findIndex((one) => one.contains(activeElement));
  const next = rows[here + step];
  if (here === -1 || !next) return false;
  const control = activeElement?.closest<HTMLElement>("[data-control]")?.dataset["control"];
  const same = next.querySelector<HTMLElement>(`[data-control="${control}"]`);
  (same ?? next.querySelector<HTMLElement>("[data-control]"))?.focus();
}

/** Focuses the first member of the list; false without one. */
export function focusFirstUser(): boolean {
  const first = document.querySelector<HTMLElement>(`${row} [data-control]`);
  first?.focus();
  return first !== null;
}

/** Focuses a control of a member's row. */
export function focusControl(userId: string, control: string): void {
  document.querySelector<HTMLElement>(`[data-user="${userId}"] [data-control="${control}"]`)?.focus();
}
