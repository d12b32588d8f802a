import type { Page } from "../api/call.ts";
import { wholeRows } from "../api/malformed-rows.ts";

interface Named {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
}

/** Leaves out the malformed rows of a page of people. */
export function wholePeople<Row extends Named>(page: Page<Row[]>): Page<Row[]> {
  return { ...page, items: wholeRows(page.items, "username", "displayName") };
}
