import "../platform/testing/on-the-web.ts";
import { readdirSync } from "node:fs";
import { createRouter } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { usernamePattern } from "#shared/members/username-pattern.ts";
import { isReservedUsername } from "#shared/members/reserved-usernames.ts";
import { routeTree } from "./routes.tsx";

/** Whether a member with this username would have a profile that nobody can open. */
const isLost = (segment: string) => usernamePattern.test(segment) && !isReservedUsername(segment);

test("reserves the name of every route", () => {
  const { routesByPath } = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
  const segments = Object.keys(routesByPath).map((path) => path.split("/")[1] ?? "");
  expect(segments).toContain("verify-email");
  expect(segments.filter((segment) => !segment.startsWith("$")).filter(isLost)).toEqual([]);
});

test("reserves the name of every file of the app", () => {
  const files = readdirSync(new URL("../public/", import.meta.url));
  expect(files).not.toEqual([]);
  expect(files.filter(isLost)).toEqual([]);
});
