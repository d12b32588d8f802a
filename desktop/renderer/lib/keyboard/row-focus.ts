/** Moving the focus through a list by key. `rows` selects the focusable element of each row. */

/** The current row: the focused one, else the first whose top is on screen. */
export function findCurrentRow(rows: string): HTMLElement | null {
  return focusedRow(rows) ?? listRows(rows).find((row) => isOnScreen(row)) ?? null;
}

/** Focuses the next or previous row and scrolls just as far as needed. */
export function moveToRow(rows: string, step: 1 | -1): void {
  const all = listRows(rows);
  const focused = focusedRow(rows);
  const next = focused ? all[all.indexOf(focused) + step] : findCurrentRow(rows);
  if (next) focusRow(next);
}

/** Focuses a row and scrolls just as far as needed. */
export function focusRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  const isTall = row.offsetHeight > innerHeight / 2;
  row.scrollIntoView({
    block: isTall ? "start" : "nearest",
    behavior: prefersReducedMotion() ? "auto" : "smooth",
  });
}

export function listRows(rows: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rows)];
}

function focusedRow(rows: string): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rows) ?? null;
}

function isOnScreen(row: HTMLElement): boolean {
  const rows = row.closest("[data-rows]");
  // Measuring a row that the browser skips would force its layout.
  if (rows && rows.getBoundingClientRect().bottom < 0) return false;
  const { top } = row.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Focuses the button of the next row, or of the one before, when a row is about to be removed. */
export function focusNeighbouringRow(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector("button")?.focus();
}
