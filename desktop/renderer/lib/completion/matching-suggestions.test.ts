import { expect, test } from "vitest";
import type { ActiveWord } from "./word-at-caret.ts";
import { filterSuggestions, isWordComplete, putAssistantFirst } from "./matching-suggestions.ts";

const word = (kind: ActiveWord["kind"], query: string): ActiveWord => ({
  kind,
  query,
  start: 0,
  end: query.length,
});
const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);

test("keeps a member while the username or name contains the letters", () => {
  const members = [
    { value: "amara_osei", note: "Amara Osei" },
    { value: "june", note: "June Amarante" },
    { value: "theo", note: "Theo Lind" },
  ];
  expect(values(filterSuggestions(members, word("mention", "aMar")))).toEqual(["amara_osei", "june"]);
  expect(values(filterSuggestions(members, word("mention", "amara_")))).toEqual(["amara_osei"]);
  const accented = [{ value: "jose", note: "José" }];
  expect(values(filterSuggestions(accented, word("mention", "JOSE\u0301")))).toEqual(["jose"]);
});

test("keeps a hashtag while it begins with the letters", () => {
  const tags = [{ value: "calm", note: "3 posts" }, { value: "recalled", note: "1 post" }];
  expect(values(filterSuggestions(tags, word("hashtag", "Cal")))).toEqual(["calm"]);
});

test("suggests the assistant first, with her label, from the first letter of her name", () => {
  const members = [{ value: "lila", note: "Lila" }, {
    value: "Lisa",
    note: "Lisa",
    kind: "assistant" as const,
  }];
  expect(putAssistantFirst(members, "l")).toEqual([members[1], members[0]]);
  expect(putAssistantFirst([], "LI")).toEqual([{ value: "Lisa", note: "Lisa", kind: "assistant" }]);
  expect(putAssistantFirst([], "")).toEqual([]);
  expect(putAssistantFirst([], "lisab")).toEqual([]);
});

test("takes a word as complete when it is the only suggestion, ignoring case", () => {
  const [calm, calmer] = [{ value: "calm", note: "3 posts" }, { value: "calmer", note: "1 post" }];
  expect(isWordComplete([calm], word("hashtag", "Calm"))).toBe(true);
  expect(isWordComplete([calm], word("hashtag", "cal"))).toBe(false);
  expect(isWordComplete([calm, calmer], word("hashtag", "calm"))).toBe(false);
  expect(isWordComplete([], word("hashtag", "calm"))).toBe(false);
});
