import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { destinationsFor, type Place } from "./destinations-for-member.ts";

const member = { username: "ada", isAdmin: false, badges: [] as Badge[] } as CurrentUser;
const crown: Badge = {
  id: "b1",
  badgeType: "goldCrown",
  isActive: true,
  isDeactivated: false,
  expiresAt: null,
  stripeSubscriptionId: null,
  renewal: null,
};

function addresses(place: Place, user = member): string[] {
  return destinationsFor(place, user).map(({ to }) => to);
}

test("the menu of a member", () => {
  expect(addresses("menu")).toEqual([
    "/ada",
    "/settings",
    "/shop",
    "/promotion-results",
    "/xp-history",
    "/blocked-users",
  ]);
});

test("administrators also have Community Settings, Bot Management and AI Chat", () => {
  const added = ["/community-settings", "/admin/bots", "/ai-chat"];
  expect(addresses("menu", { ...member, isAdmin: true })).toEqual(expect.arrayContaining(added));
});

test("AI Chat is in the menu with an active gold crown, and only with that", () => {
  const holds = (badge: Partial<Badge>) =>
    addresses("menu", { ...member, badges: [{ ...crown, ...badge }] }).includes("/ai-chat");
  expect(holds({})).toBe(true);
  expect(holds({ isActive: false })).toBe(false);
  expect(holds({ expiresAt: "2020-01-01T00:00:00.000Z" })).toBe(false);
  expect(holds({ badgeType: "blackCrown" })).toBe(false);
});

test("the bars and the quick actions are the same for everybody", () => {
  expect(addresses("top")).toEqual(["/chat", "/notifications"]);
  expect(addresses("bottom")).toEqual(["/", "/chat", "/create-post", "/notifications", "/ai-chat"]);
  expect(addresses("quick")).toEqual(["/create-post", "/ai-chat", "/leaderboard", "/chat"]);
});
