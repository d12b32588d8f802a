import { expect, test } from "vitest";
import { writeText } from "../../../language/write-text.ts";
import { decideCrownPurchase, type OwnedCrown } from "./crown-purchase.ts";

const owned = (
  badgeType: OwnedCrown["badgeType"],
  status: OwnedCrown["status"] = "active",
): OwnedCrown => ({ badgeType, status, subscriptionId: status && `sub_${badgeType}` });

test.each<[OwnedCrown[], OwnedCrown["badgeType"], object]>([
  [[], "blackCrown", { act: "subscribe" }],
  [[], "goldCrown", { act: "subscribe" }],
  [[owned("blackCrown")], "goldCrown", { act: "upgrade", subscriptionId: "sub_blackCrown" }],
  [[owned("blackCrown", null)], "goldCrown", { act: "subscribe" }],
  [[owned("blackCrown", "ended")], "goldCrown", { act: "subscribe" }],
  [[owned("blackCrown", "past_due")], "goldCrown", {
    act: "refuse",
    reason: "The renewal of your Black Crown was refused. Pay it with 'Pay now' first, then upgrade.",
  }],
  [[owned("blackCrown")], "blackCrown", { act: "refuse", reason: "You already have Black Crown." }],
  [[owned("blackCrown", "ended")], "blackCrown", { act: "refuse" }],
  [[owned("goldCrown", null)], "goldCrown", { act: "refuse" }],
  [[owned("goldCrown")], "blackCrown", {
    act: "refuse",
    reason: "You have Gold Crown, which brings everything that Black Crown does.",
  }],
  [[owned("blackCrown"), owned("goldCrown", "ended")], "goldCrown", { act: "refuse" }],
])("a member who owns %j and wants %s: %j", (crowns, wanted, expected) => {
  const purchase = decideCrownPurchase(crowns, wanted);
  const reason = purchase.act === "refuse" ? { reason: writeText(purchase.reason, "en") } : {};
  expect({ ...purchase, ...reason }).toMatchObject(expected);
});
