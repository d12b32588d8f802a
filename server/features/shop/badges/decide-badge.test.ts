import { expect, test } from "vitest";
import { decideActivation, decideBadgePurchase, decideDeactivation } from "./decide-badge.ts";

const badge = { has_ended: false, is_active: false, is_deactivated: false, has_active: false };
const shown = { ...badge, is_active: true, has_active: true };

test.each([
  ["a stranger's", null, "absent", "absent"],
  ["one that has ended", { ...badge, has_ended: true }, "expired", "expired"],
  [
    "one that has ended while another is shown",
    { ...badge, has_ended: true, has_active: true },
    "expired",
    "expired",
  ],
  ["the one that is shown", shown, "active", "deactivate"],
  ["one beside another that is shown", { ...badge, has_active: true }, "blocked", "passive"],
  ["one that never was shown", badge, "activate", "passive"],
  ["a deactivated one", { ...badge, is_deactivated: true }, "activate", "deactivated"],
  [
    "a deactivated one beside another that is shown",
    { ...badge, is_deactivated: true, has_active: true },
    "blocked",
    "deactivated",
  ],
])("decides of %s badge", (_, state, activation, deactivation) => {
  expect(decideActivation(state)).toBe(activation);
  expect(decideDeactivation(state)).toBe(deactivation);
});

const none = { is_charged: false, is_paused: false, badge_id: null, ends_at: null };
const owned = { ...none, badge_id: "badge", ends_at: new Date("2026-03-04T12:00:00Z") };

test.each([
  ["a member without one", none, "buy"],
  ["a member who owns it", owned, "extend"],
  ["a member whose badge never ends", { ...owned, ends_at: null }, "endless"],
  ["a member who paused purchases", { ...owned, is_paused: true }, "paused"],
  ["a second attempt", { ...owned, is_charged: true, is_paused: true, ends_at: null }, "bought"],
  ["a second attempt after the badge has ended", { ...none, is_charged: true }, "bought"],
])("decides of the purchase of %s", (_, purchase, decision) => {
  expect(decideBadgePurchase(purchase)).toBe(decision);
});
