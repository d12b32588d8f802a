import { EventEmitter } from "node:events";
import type { WebContents } from "electron";
import { expect, test, vi } from "vitest";
import { createPageSearch } from "./find-in-page.ts";

const begin = { forward: true, findNext: true };
const goOn = { forward: true, findNext: false };

function searched() {
  let requests = 0;
  const page = Object.assign(new EventEmitter(), {
    findInPage: vi.fn(() => requests += 1),
    stopFindInPage: vi.fn(),
  });
  const tell = vi.fn();
  const found = (requestId: number, activeMatchOrdinal: number, finalUpdate = true) =>
    page.emit("found-in-page", {}, { requestId, activeMatchOrdinal, matches: 7, finalUpdate });
  return { page, tell, found, ...createPageSearch(page as unknown as WebContents, tell) };
}

test("what was found is told once it is certain, with the words", () => {
  const { find, found, page, tell } = searched();
  find("dawn", begin);
  found(1, 1, false);
  found(1, 1);
  find("dawn", goOn);
  found(2, 2);
  expect(page.findInPage.mock.calls).toEqual([["dawn", begin], ["dawn", goOn]]);
  expect(tell.mock.calls).toEqual([[{ text: "dawn", active: 1, total: 7 }], [
    { text: "dawn", active: 2, total: 7 },
  ]]);
});

test("what was found of earlier words is not told of the ones that are looked for now, nor after the end", () => {
  const { find, found, page, stop, tell } = searched();
  find("daw", begin);
  find("dawn", begin);
  found(1, 7);
  expect(tell).not.toHaveBeenCalled();
  found(2, 1);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ text: "dawn", active: 1, total: 7 });
  stop();
  expect(page.stopFindInPage).toHaveBeenCalledExactlyOnceWith("clearSelection");
  found(2, 2);
  expect(tell).toHaveBeenCalledTimes(1);
});
