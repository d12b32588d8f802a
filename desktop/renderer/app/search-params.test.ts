import { expect, test } from "vitest";
import { parseSearch, stringifySearch, stringsOf } from "./search-params.ts";

test("values stay strings, whatever they look like", () => {
  expect(parseSearch("?token=123&flag=true&text=a%20b")).toEqual({ token: "123", flag: "true", text: "a b" });
});

test("what was parsed is written back the same", () => {
  const search = { next: "/post/1?a=b&c=d#x", content: "für dich 🌅", token: "" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test("nothing to say is no question mark", () => {
  expect(stringifySearch({ token: undefined, next: null })).toBe("");
});

test("a route keeps only the names it knows", () => {
  expect(stringsOf("next", "token")({ next: "/x", other: "y", token: 1 })).toEqual({ next: "/x" });
});
