import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderMarkup } from "../../lib/testing/render-markup.tsx";
import { xpKeys } from "../../lib/query-keys/xp-keys.ts";
import { WeeklyLeaders } from "./WeeklyLeaders.tsx";

const leader = (n: number) => ({
  id: `${n}`,
  username: `leader_${n}`,
  displayName: `Leader ${n}`,
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  xp: n,
  level: 1,
  streak: 0,
});

test.each([
  ["while they load", undefined, 5, false],
  ["when there are five", [1, 2, 3, 4, 5].map(leader), 5, false],
  ["when there are two", [1, 2].map(leader), 2, false],
  ["when there are none", [], 1, true],
])("the leaders have the height of five rows %s", (_when, leaders, rows, isEmpty) => {
  const client = new QueryClient();
  if (leaders) client.setQueryData(xpKeys.leaders("weekly", 5), leaders);
  const markup = renderMarkup(client, <WeeklyLeaders />);
  expect(markup).toMatch(/<ol class="[^"]*min-h-50/);
  expect(markup.split("<li").length - 1).toBe(rows);
  expect(markup.includes("No leaders yet")).toBe(isEmpty);
});
