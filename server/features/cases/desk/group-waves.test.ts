import { expect, test } from "vitest";
import { groupWaves, type Written } from "./group-waves.ts";

let ids = 0;

/** Texts of several accounts, an account a text. */
function by(isYoung: boolean, ...texts: string[]): Written[] {
  return texts.map((content) => ({
    kind: "post",
    id: String(++ids),
    authorId: `member-${ids}`,
    content,
    isYoung,
    createdAt: "2026-11-01T08:00:00.000Z",
  }));
}

const spam = "Get rich with crystals tonight";
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const rule = { accounts: 3, ownHost: "glimmer.test", isOpen: () => false };
const found = (written: readonly Written[], open: readonly string[] = []) =>
  groupWaves(written, { ...rule, isOpen: (key) => open.includes(key) })
    .map(({ shared, accounts }) => [shared.words, accounts]);

test("finds one text of several young accounts, however it is written", () => {
  const texts = [
    spam,
    "GET  RICH with crystals, tonight!!",
    "@ada Get riсh with crystals tonight 77 https://other.example/x",
  ];
  expect(found(by(true, ...texts))).toEqual([[spam, 3]]);
  expect(found(by(true, ...texts.slice(1)))).toEqual([]);
});

test("finds a site that they link under any name and path", () => {
  const texts = [
    "Look: https://a.spam.example/1",
    "Nice https://b.spam.example?x=2",
    "www.spam.example/three is good",
  ];
  expect(found(by(true, ...texts))).toEqual([["spam.example", 3]]);
});

test("takes sellers below a country's ending for several sites", () => {
  const texts = ["https://one.co.uk/", "https://two.co.uk/", "https://three.co.uk/"];
  expect(found(by(true, ...texts))).toEqual([]);
});

test("counts each account once", () => {
  const [first] = by(true, spam);
  const again = by(true, spam, spam).map((one) => ({ ...one, authorId: first!.authorId }));
  expect(found([first!, ...again])).toEqual([]);
});

test.each([
  ["short greetings", times(9, "Good morning!")],
  ["links to the product itself", times(9, "https://glimmer.test/post/1")],
])("ignores %s", (_, texts) => {
  expect(found(by(true, ...texts))).toEqual([]);
});

test("finds short sentences of scripts that write a word in one character", () => {
  expect(found(by(true, ...times(3, "今夜無料水晶登録求人")))).toHaveLength(1);
});

test("takes what half as many older accounts write for no wave", () => {
  const young = by(true, ...times(4, spam));
  expect(found([...young, ...by(false, spam)])).toEqual([[spam, 4]]);
  expect(found([...young, ...by(false, spam, spam)])).toEqual([]);
});

test("makes one wave of a text with one site, and of texts in two waves the larger one", () => {
  const both = `${spam} https://spam.example/`;
  expect(found(by(true, ...times(3, both)))).toEqual([["spam.example", 3]]);
  const changing = Array.from({ length: 4 }, (_, n) => `${spam} https://site-${n}.example/`);
  expect(found([...by(true, ...changing), ...by(true, "https://site-1.example/")]).map(([, n]) => n))
    .toEqual([4]);
});

test("adds one more text to a wave that is open", () => {
  expect(found(by(true, "https://spam.example/"), ["site spam.example"])).toEqual([["spam.example", 1]]);
});
