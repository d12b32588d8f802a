import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { getDestinations, type Place } from "./destinations-for-member.ts";
import { columnLinks, footLinks } from "./foot/foot-links.ts";
import { getMenuDestinations } from "./UserMenuItems.tsx";

const member = { username: "ada", role: "member", isAdmin: false, badges: [] as Badge[] } as CurrentUser;
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
  return getDestinations(place, user).map(({ to }) => to);
}

function menuAddresses(user = member): string[] {
  return getMenuDestinations(user).map(({ to }) => to);
}

test("lists the menu of a member", () => {
  expect(menuAddresses()).toEqual([
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
  expect(menuAddresses({ ...member, role: "administrator", isAdmin: true })).toEqual(
    expect.arrayContaining(added),
  );
});

test.each([["moderator", false], ["administrator", true]] as const)(
  "offers the %s the desk in menu, column and top bar, and members nowhere",
  (role, isAdmin) => {
    const places = (
      user: CurrentUser,
    ) => [menuAddresses(user), addresses("side", user), addresses("top-alone", user)];
    for (const offers of places({ ...member, role, isAdmin })) expect(offers).toContain("/moderation");
    for (const offers of places({ ...member, role: "member" })) expect(offers).not.toContain("/moderation");
  },
);

test("offers AI Chat in the menu only with an active gold crown", () => {
  const holds = (badge: Partial<Badge>) =>
    menuAddresses({ ...member, badges: [{ ...crown, ...badge }] }).includes("/ai-chat");
  expect(holds({})).toBe(true);
  expect(holds({ isActive: false })).toBe(false);
  expect(holds({ expiresAt: "2020-01-01T00:00:00.000Z" })).toBe(false);
  expect(holds({ badgeType: "blackCrown" })).toBe(false);
});

test("offers everybody the same bars and quick actions", () => {
  expect(addresses("top")).toEqual(["/chat", "/notifications"]);
  expect(addresses("top-alone")).toEqual(["/ai-chat", "/leaderboard"]);
  expect(addresses("bottom")).toEqual(["/", "/chat", "/create-post", "/notifications", "/ai-chat"]);
  expect(addresses("quick")).toEqual(["/create-post", "/ai-chat", "/leaderboard", "/chat"]);
});

/** The places that the shell shows at each width, as e2e/shell/destinations.deep.spec.ts proves. */
const shownAt: readonly (readonly [widths: string, places: readonly Place[], links: typeof footLinks])[] = [
  ["below 768", ["bottom"], footLinks],
  ["768 to 1023", ["top-alone", "top"], footLinks],
  ["1024 and more", ["top", "side", "quick"], columnLinks],
];

/** Beside these the top bar has home, search and, where no other bar has it, Create Post. */
const forMembers = [
  "/ada",
  "/settings",
  "/chat",
  "/notifications",
  "/ai-chat",
  "/leaderboard",
  "/leaderboard?tab=services",
  "/shop",
  "/promotion-results",
  "/xp-history",
  "/blocked-users",
  "/terms",
  "/privacy",
  "/rules",
  "/report",
];

test.each(shownAt)(
  "at %s px some link leads a member and an administrator to every screen",
  (_widths, places, links) => {
    for (
      const [user, wanted] of [
        [member, forMembers],
        [{ ...member, role: "administrator", isAdmin: true }, [
          ...forMembers,
          "/moderation",
          "/community-settings",
          "/admin/bots",
        ]],
      ] as const
    ) {
      const offered = [
        ...places.flatMap((place) => addresses(place, user)),
        ...menuAddresses(user),
        ...links.map(({ to, search }) => search ? `${to}?${new URLSearchParams(search)}` : to),
      ];
      expect(offered).toEqual(expect.arrayContaining([...wanted]));
    }
  },
);
