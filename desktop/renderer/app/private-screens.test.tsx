import { sessionKey } from "../lib/query-keys/member-keys.ts";
import "../platform/testing/on-the-web.ts";
import type { AnyRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { createQueryClient } from "../lib/cache/query-client.ts";
import { forgetSessionMark, markSessionOpen } from "../lib/session/session-mark.ts";
import { showLogInNeeded } from "../lib/session/use-log-in-needed.ts";
import { renderMarkup } from "../lib/testing/render-markup.tsx";
import { member } from "./route-parents.tsx";
import { routeTree } from "./routes.tsx";
import { MemberLayout } from "./shell/MemberLayout.tsx";
import { PleaseLogIn } from "./status/PleaseLogIn.tsx";

/** Every address of routes.2. */
const privateAddresses = [
  "/",
  "/create-post",
  "/settings",
  "/profile",
  "/blocked-users",
  "/rate-limit-status",
  "/xp-history",
  "/ai-chat",
  "/chat",
  "/notifications",
  "/shop",
  "/xp-shop",
  "/checkout",
  "/leaderboard",
  "/promotion-results",
  "/community-settings",
  "/moderation",
  "/moderation/numbers",
  "/search",
  "/search/posts",
  "/search/users",
  "/post/$postId",
  "/post/$postId/likes",
  "/hashtag/$hashtag",
  "/user/$user",
  "/stripe-test",
  "/$username",
];

function routesBelow(route: AnyRoute): AnyRoute[] {
  const children = Object.values((route.children ?? []) as AnyRoute[]);
  return children.flatMap((child) => [child, ...routesBelow(child)]);
}

const all = routesBelow(routeTree as AnyRoute);
const inLayout = routesBelow(member as AnyRoute);

test.each(privateAddresses)("%s stands in the layout that says 'Please Log In'", (address) => {
  const routes = all.filter((route) => (route.options as { path?: string }).path === address);
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) expect(inLayout).toContain(route);
});

test("an open screen on which the session ends says 'Please Log In'", () => {
  const client = createQueryClient(() => {});
  const user = { id: "1", username: "ana", displayName: "Ana", badges: [], xp: 0, level: 1 };
  client.setQueryData(sessionKey, user as unknown as CurrentUser);
  showLogInNeeded();
  const markup = renderMarkup(client, <MemberLayout />);
  showLogInNeeded(false);
  expect(markup).toContain("Please Log In");
  client.clear();
});

test.each([
  ["its session was ended from elsewhere", markSessionOpen, true],
  ["another tab has signed out", forgetSessionMark, false],
])("'Please Log In' says that the session has ended, or not, after %s", (_, happen, hasEnded) => {
  const client = createQueryClient(() => {});
  happen();
  const markup = renderMarkup(client, <PleaseLogIn />);
  expect(markup).toContain("Please Log In");
  expect(markup.includes("Your session has ended")).toBe(hasEnded);
  client.clear();
});
