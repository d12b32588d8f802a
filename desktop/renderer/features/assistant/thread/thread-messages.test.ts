import { expect, test } from "vitest";
import { createLocalMessage } from "../answers/ask-question.ts";
import { findQuestionsWithHelp, insertExchange, takeMessagesBefore } from "./thread-messages.ts";

const message = (id: string) => createLocalMessage({ id, role: "user" });
const [a, b, c, d, e] = [..."abcde"].map(message) as [M, M, M, M, M];
type M = ReturnType<typeof message>;
const pages = {
  pages: [
    { items: [d, c], nextCursor: "1", totalCount: null },
    { items: [b, a], nextCursor: "2", totalCount: null },
  ],
  pageParams: [undefined, "1"],
};

test("keeps the messages before a replaced question", () => {
  expect(takeMessagesBefore([a, b, c], "b")).toEqual([a]);
  expect(takeMessagesBefore([a, b, c], "x")).toEqual([a, b, c]);
  expect(takeMessagesBefore([a, b, c], null)).toEqual([a, b, c]);
});

test("puts a question and its answer after the rest, once, and keeps the pages of older ones", () => {
  expect(insertExchange(pages, [d, e], null)).toEqual({
    pages: [{ items: [e, d, c], nextCursor: "1", totalCount: null }, pages.pages[1]],
    pageParams: [undefined, "1"],
  });
  expect(insertExchange(undefined, [d, e], null).pages[0]).toMatchObject({ items: [e, d], nextCursor: null });
});

test("drops a replaced question and all after it, with the pages that had nothing else", () => {
  expect(insertExchange(pages, [e], "d").pages).toMatchObject([{ items: [e, c], nextCursor: "1" }, {
    items: [b, a],
  }]);
  expect(insertExchange(pages, [e], "b")).toEqual({
    pages: [{ items: [e, a], nextCursor: "2", totalCount: null }],
    pageParams: [undefined],
  });
  expect(insertExchange(pages, [e], "a").pages).toMatchObject([{ items: [e], nextCursor: "2" }]);
});

test("stands help lines after words of crisis, unless the answer has them or some stand less than an hour above", () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 5, 15, minutes)).toISOString();
  const asked = (id: string, minutes: number, changes: { support: boolean; answer?: boolean }) => [
    createLocalMessage({ id, role: "user", support: changes.support, createdAt: at(minutes) }),
    createLocalMessage({ role: "assistant", support: changes.answer ?? false, createdAt: at(minutes) }),
  ];
  expect([...findQuestionsWithHelp([
    ...asked("calm", 0, { support: false }),
    ...asked("first", 1, { support: true }),
    ...asked("again", 59, { support: true }),
    ...asked("later", 62, { support: true }),
    ...asked("answered", 130, { support: true, answer: true }),
    ...asked("below", 140, { support: true }),
  ])]).toEqual(["first", "later"]);
});
