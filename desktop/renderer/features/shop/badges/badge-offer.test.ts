import { expect, test } from "vitest";
import type { BadgeState, BadgeType } from "#shared/members/badge-rules.ts";
import { badgeOffers } from "#shared/shop/badge-offers.ts";
import {
  findBadge,
  findCrownOfFilter,
  findPossiblePurchase,
  formatPrice,
  getHolding,
  type Offer,
} from "./badge-offer.ts";

const now = new Date("2026-11-05T12:00:00Z");
const later = "2026-12-05T12:00:00.000Z";
const earlier = "2026-11-01T12:00:00.000Z";

function badge(badgeType: BadgeType, changes: Partial<BadgeState> = {}): Required<BadgeState> {
  return { badgeType, isActive: true, isDeactivated: false, expiresAt: later, ...changes };
}

function offer(type: Offer["type"]): Offer {
  return badgeOffers.find((one) => one.type === type)!;
}

test.each([
  ["none", null],
  ["active", badge("goldVerify")],
  ["active", badge("goldVerify", { expiresAt: null })],
  ["passive", badge("goldVerify", { isActive: false })],
  ["deactivated", badge("goldVerify", { isActive: false, isDeactivated: true })],
  ["deactivated", badge("goldVerify", { isDeactivated: true })],
  ["expired", badge("goldVerify", { expiresAt: earlier })],
  ["expired", badge("goldVerify", { isDeactivated: true, expiresAt: earlier })],
])("returns %s for %j", (holding, given) => {
  expect(getHolding(given, now)).toBe(holding);
});

test("takes the badge that lasts longest", () => {
  const lasting = badge("goldVerify", { isActive: false });
  const badges = [badge("goldVerify", { expiresAt: earlier }), lasting, badge("blackCrown")];
  expect(findBadge(badges, "goldVerify")).toBe(lasting);
  expect(findBadge(badges, "goldCrown")).toBeNull();
});

test("says of one crown that its end took the filter back: the last that had ended by then", () => {
  const black = badge("blackCrown", { expiresAt: "2026-09-01T12:00:00.000Z" });
  const gold = badge("goldCrown", { expiresAt: earlier });
  const verify = badge("goldVerify", { expiresAt: earlier });
  const badges = [verify, black, gold];
  expect(findCrownOfFilter(badges, "2026-11-01T12:00:30.000Z")).toBe(gold);
  expect(findCrownOfFilter(badges, "2026-10-01T00:00:00.000Z")).toBe(black);
  expect(findCrownOfFilter(badges, null)).toBeNull();
  expect(findCrownOfFilter([black, badge("goldCrown", { isDeactivated: true })], earlier)).toBeNull();
});

test.each<[Offer["type"], Required<BadgeState>[], number, string | null, string | null]>([
  ["goldVerify", [], 1_500, "Buy for 1,500 XP", null],
  ["goldVerify", [], 1_499, "Buy for 1,500 XP", "Insufficient XP"],
  ["goldVerify", [badge("goldVerify")], 2_000, "Add a month for 1,500 XP", null],
  ["goldVerify", [badge("goldVerify", { expiresAt: earlier })], 2_000, "Buy for 1,500 XP", null],
  ["goldVerify", [badge("goldVerify", { expiresAt: null })], 2_000, null, null],
  ["blackCrown", [], 0, "Subscribe for $4.99 a month", null],
  ["blackCrown", [badge("blackCrown", { isActive: false })], 0, null, null],
  ["blackCrown", [badge("goldCrown")], 0, null, null],
  ["goldCrown", [], 0, "Subscribe for $9.99 a month", null],
  ["goldCrown", [badge("blackCrown")], 0, "Upgrade for $9.99 a month", null],
  ["goldCrown", [badge("blackCrown", { expiresAt: earlier })], 0, "Subscribe for $9.99 a month", null],
  ["goldCrown", [badge("goldCrown")], 0, null, null],
])("offers %s with %j and %i XP", (type, badges, xp, label, refusal) => {
  const purchase = findPossiblePurchase(offer(type), badges, { xp, now });
  expect(purchase?.label ?? null).toBe(label);
  expect(purchase?.refusal ?? null).toBe(refusal);
});

test("writes prices", () => {
  expect(badgeOffers.map(formatPrice)).toEqual(["1,500 XP", "$4.99", "$9.99"]);
});
