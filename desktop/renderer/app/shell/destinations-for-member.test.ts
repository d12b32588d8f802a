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

test("lists the menu of a member", () => {
  expect(addresses("menu")).toEqual([
    "/ada",
    "/settings",
    "/shop",
    "/promotion-results",
    "/xp-history",
    "/blocked-users",
  ]);
});

test("also offers administrators Community Settings, Bot Management and AI Chat", () => {
  const added = ["/community-settings", "/admin/bots", "/ai-chat"];
  expect(addresses("menu", { ...member, isAdmin: true })).toEqual(expect.arrayContaining(added));
});

test("offers AI Chat in the menu only with an active gold crown", () => {
  const holds = (badge: Partial<Badge>) =>
    addresses("menu", { ...member, badges: [{ ...crown, ...badge }] }).includes("/ai-chat");
  expect(holds({})).toBe(true);
  expect(holds({ isActive: false })).toBe(false);
  expect(holds({ expiresAt: "2020-01-01T00:00:00.000Z" })).toBe(false);
  expect(holds({ badgeType: "blackCrown" })).toBe(false);
});

test("offers everybody the same bars and quick actions", () => {
  expect(addresses("top")).toEqual(["/chat", "/notifications"]);
  expect(addresses("bottom")).toEqual(["/", "/chat", "/create-post", "/notifications", "/ai-chat"]);
  expect(addresses("quick")).toEqual(["/create-post", "/ai-chat", "/leaderboard", "/chat"]);
});
