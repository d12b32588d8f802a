import { expect, test } from "vitest";
import { parseSearch, pickStrings, stringifySearch } from "./search-params.ts";

test("keeps values as strings, whatever they look like", () => {
  expect(parseSearch("?token=123&flag=true&text=a%20b")).toEqual({ token: "123", flag: "true", text: "a b" });
});

test("writes parsed parameters back unchanged", () => {
  const search = { next: "/post/1?a=b&c=d#x", content: "für dich 🌅", token: "" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test("writes no question mark without parameters", () => {
  expect(stringifySearch({ token: undefined, next: null })).toBe("");
});

test("keeps only the parameters the route knows", () => {
  expect(pickStrings("next", "token")({ next: "/x", other: "y", token: 1 })).toEqual({ next: "/x" });
});
