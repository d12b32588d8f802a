import { EventEmitter } from "node:events";
import type { WebContents } from "electron";
import { expect, test, vi } from "vitest";
import { createFindInPage } from "./find-in-page.ts";

const begin = { forward: true, findNext: true };
const next = { forward: true, findNext: false };

function setUpSearch() {
  let requests = 0;
  const page = Object.assign(new EventEmitter(), {
    findInPage: vi.fn(() => requests += 1),
    stopFindInPage: vi.fn(),
  });
  const onFound = vi.fn();
  const found = (requestId: number, activeMatchOrdinal: number, finalUpdate = true) =>
    page.emit("found-in-page", {}, { requestId, activeMatchOrdinal, matches: 7, finalUpdate });
  return { page, onFound, found, ...createFindInPage(page as unknown as WebContents, onFound) };
}

test("reports final results with their text", () => {
  const { find, found, page, onFound } = setUpSearch();
  find("dawn", begin);
  found(1, 1, false);
  found(1, 1);
  find("dawn", next);
  found(2, 2);
  expect(page.findInPage.mock.calls).toEqual([["dawn", begin], ["dawn", next]]);
  expect(onFound.mock.calls).toEqual([[{ text: "dawn", active: 1, total: 7 }], [
    { text: "dawn", active: 2, total: 7 },
  ]]);
});

test("drops late results of an earlier search, and all after the end", () => {
  const { find, found, page, stop, onFound } = setUpSearch();
  find("daw", begin);
  find("dawn", begin);
  found(1, 7);
  expect(onFound).not.toHaveBeenCalled();
  found(2, 1);
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ text: "dawn", active: 1, total: 7 });
  stop();
  expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith("clearSelection");
  found(2, 2);
  expect(onFound).toHaveBeenCalledTimes(1);
});
