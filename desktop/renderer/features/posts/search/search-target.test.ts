import { expect, test } from "vitest";
import { searchTarget } from "./search-target.ts";

test("opens the hashtag's screen without the sign and the words after it", () => {
  expect(searchTarget("#Calm")).toEqual({ to: "/hashtag/$hashtag", params: { hashtag: "Calm" } });
  expect(searchTarget("  ##morning walk")).toEqual({
    to: "/hashtag/$hashtag",
    params: { hashtag: "morning" },
  });
  expect(searchTarget("#one#two")).toMatchObject({ params: { hashtag: "one" } });
  expect(searchTarget("＃散歩＃朝")).toMatchObject({ params: { hashtag: "散歩" } });
});

test("searches members for a name with @, from every search page", () => {
  const members = { to: "/search/users", search: { q: "@ada" } };
  expect(searchTarget(" @ada ")).toEqual(members);
  expect(searchTarget("@ada", "/search/posts")).toEqual(members);
  expect(searchTarget("＠ada")).toEqual({ to: "/search/users", search: { q: "＠ada" } });
});

test("searches for other words everywhere, or in the scope of the current search page", () => {
  expect(searchTarget("a quiet walk #calm")).toEqual({ to: "/search", search: { q: "a quiet walk #calm" } });
  expect(searchTarget("walk", "/search/posts")).toEqual({ to: "/search/posts", search: { q: "walk" } });
});

test.each(["", "   ", "#", "# ", " ## calm", "＃"])("returns null for %j", (typed) => {
  expect(searchTarget(typed)).toBeNull();
});
