import { expect, test } from "vitest";
import { type ReasonCode, reasonCodes } from "#shared/xp/transaction-reasons.ts";
import { writeText } from "../../language/write-text.ts";
import { listSpendingRows } from "./describe-economy.ts";

/** Kinds that are credited, or settle a payment that was taken back: no prices. */
const unpriced: readonly ReasonCode[] = [
  "post",
  "post_undone",
  "comment",
  "like",
  "bookmark",
  "share",
  "comment_like",
  "repost",
  "repost_received",
  "crown_bonus",
  "streak",
  "referral",
  "referral_received",
  "purchase",
  "purchase_reversed",
  "purchase_restored",
  "debt_settled",
  "gift",
  "bot_start",
  "refund",
];

test("lists a price for every reason for which XP is spent, and for no other", () => {
  const listed = new Set(listSpendingRows().map(({ reasonCode }) => reasonCode));
  expect([...listed].toSorted()).toEqual(
    reasonCodes.filter((reason) => !unpriced.includes(reason)).toSorted(),
  );
});

test("lists the price of each of Lisa's models with every badge that can use it", () => {
  const lisa = listSpendingRows().filter(({ reasonCode }) => reasonCode === "lisa_chat");
  expect(lisa.map(({ description, badges }) => [writeText(description, "en"), badges])).toEqual([
    ["Chat with Lisa", { none: 10, blueVerify: 10, goldVerify: 10, blackCrown: 8, goldCrown: 8 }],
    ["Chat with Lisa, GPT-4o", { none: 50, blueVerify: 50, goldVerify: 50, blackCrown: 38, goldCrown: 38 }],
    ["Chat with Lisa, GPT-5", { goldCrown: 75 }],
  ]);
});
