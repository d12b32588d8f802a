import type { InfiniteData } from "@tanstack/react-query";
import type { Page } from "../api/held-pages.ts";

/** A cached list in pages, latest first. */
export type RowPages<Row> = InfiniteData<Page<Row[]>, string | undefined>;

/**
 * The pages as one list. A row that moved up between two reads is on two pages:
 * its first place counts.
 */
export function listRowsOnce<Row extends { readonly id: string }>(
  { pages }: Pick<RowPages<Row>, "pages">,
): Row[] {
  const byId = new Map<string, Row>();
  for (const row of pages.flatMap(({ items }) => items)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

export function changeItems<Row>(data: RowPages<Row>, change: (items: Row[]) => Row[]): RowPages<Row> {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/**
 * Adds a row that the pages do not have at its place by time. One that belongs behind the last
 * loaded row stays out, since its page is not loaded.
 */
export function insertByTime<Row>(
  { pages, pageParams }: RowPages<Row>,
  row: Row,
  timeOf: (row: Row) => string,
): RowPages<Row> {
  const isOlder = (other: Row) => timeOf(other) <= timeOf(row);
  const found = pages.findIndex(({ items }) => items.some(isOlder));
  const isAllLoaded = pages.at(-1)?.nextCursor === null;
  if (found === -1 && !isAllLoaded) return { pages, pageParams };
  const at = found === -1 ? pages.length - 1 : found;
  return {
    pageParams,
    pages: pages.map((page, index) => {
      if (index !== at) return page;
      const place = page.items.findIndex(isOlder);
      return { ...page, items: page.items.toSpliced(place === -1 ? page.items.length : place, 0, row) };
    }),
  };
}
