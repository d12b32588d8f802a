import type { Page } from "../api/held-pages.ts";
import { keepWholeRows } from "../api/malformed-rows.ts";

interface Named {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
}

/** Leaves out the malformed rows of a page of people. */
export function keepWholePeople<Row extends Named>(page: Page<Row[]>): Page<Row[]> {
  return { ...page, items: keepWholeRows(page.items, "username", "displayName") };
}
