import { expect, test } from "vitest";
import { mergeShelves } from "./find-followed.ts";

/** Posts by the moments of their ids, the newest first. */
const shelf = (isAll: boolean, ...moments: number[]) => ({ ids: moments.map(idOf), isAll });
const idOf = (moment: number) => String(moment).padStart(4, "0");

test("merges the posts of several authors, newest first, below a place", () => {
  const shelves = [shelf(true, 9, 5, 1), shelf(true, 8, 7, 2), shelf(true)];
  expect(mergeShelves(shelves, null, 4)).toEqual([9, 8, 7, 5].map(idOf));
  expect(mergeShelves(shelves, idOf(8), 4)).toEqual([7, 5, 2, 1].map(idOf));
  expect(mergeShelves(shelves, idOf(2), 4)).toEqual([idOf(1)]);
  expect(mergeShelves([], null, 4)).toEqual([]);
});

test("returns nothing where an author may have further posts that belong to the page", () => {
  const shelves = [shelf(false, 9, 5), shelf(true, 8, 3, 2)];
  expect(mergeShelves(shelves, null, 3)).toEqual([9, 8, 5].map(idOf));
  expect(mergeShelves(shelves, null, 4)).toBeNull();
  expect(mergeShelves(shelves, idOf(5), 1)).toBeNull();
});

test("merges as sorting all of them does", () => {
  const moments = Array.from({ length: 400 }, (_, n) => (n * 7919) % 9973);
  const authors = Map.groupBy(moments, (moment) => moment % 13);
  const shelves = [...authors.values()].map((own) => shelf(true, ...own.toSorted((a, b) => b - a)));
  const all = moments.map(idOf).toSorted().reverse();
  expect(mergeShelves(shelves, null, 30)).toEqual(all.slice(0, 30));
  expect(mergeShelves(shelves, all[99] as string, 30)).toEqual(all.slice(100, 130));
});
