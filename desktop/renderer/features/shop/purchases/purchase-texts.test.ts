import { expect, test } from "vitest";
import { type Order, orderStates } from "#shared/shop/contract.ts";
import { canBePaid, describePurchase, wasPaid } from "./purchase-texts.ts";

const pack: Parameters<typeof describePurchase>[0] = {
  state: "pending",
  isAwaitingBank: false,
  name: "5,000 XP",
  refunded: 0,
  xpAmount: 5_000,
  reversedXp: 0,
  owedXp: 0,
  dispute: null,
};
const describe = (changes: Partial<Order>) => describePurchase({ ...pack, ...changes });

test.each<[Partial<Order>, mark: string, acts: string[]]>([
  [{ state: "pending" }, "Not paid yet", ["continue", "discard"]],
  [{ state: "pending", isAwaitingBank: true }, "Waiting for the bank", ["check"]],
  [{ state: "failed" }, "Declined", ["continue", "discard"]],
  [{ state: "cancelled" }, "Cancelled", []],
  [{ state: "paid" }, "Paid", []],
  [{ state: "partly_refunded" }, "Partly refunded", []],
  [{ state: "refunded" }, "Refunded", []],
  [{ state: "disputed" }, "Disputed", []],
])("marks %j as %s and offers %j", (changes, mark, acts) => {
  expect(describe(changes)).toMatchObject({ mark, acts });
});

test("speaks of the bank only where it has something to confirm or decide", () => {
  for (const state of orderStates) {
    expect(describe({ state }).note ?? "").toMatch(state === "disputed" ? /bank/ : /^(?!.*bank)/);
  }
  expect(describe({ isAwaitingBank: true }).note).toBe(
    "You've paid, and your bank hasn't confirmed it yet. 5,000 XP are added as soon as it does.",
  );
  expect(describe({ isAwaitingBank: true, name: "Black Crown", xpAmount: 0 }).note).toMatch(
    /Black Crown is yours as soon as it does\.$/,
  );
});

test("says what went back, what was taken back for it and what is still owed", () => {
  expect(describe({ state: "partly_refunded", refunded: 3.33, reversedXp: 1_666 }).note).toBe(
    "$3.33 went back to you, and 1,666 XP were taken back.",
  );
  expect(describe({ state: "refunded", refunded: 9.99, reversedXp: 5_000, owedXp: 1_200 }).note).toBe(
    "$9.99 went back to you, and 3,800 XP were taken back. " +
      "1,200 XP are still owed; they are settled from XP you buy or are given.",
  );
  expect(describe({ state: "refunded", refunded: 9.99, reversedXp: 5_000, owedXp: 5_000 }).note).toMatch(
    /^\$9\.99 went back to you\. 5,000 XP are still owed;/,
  );
  expect(describe({ state: "refunded", refunded: 4.99, xpAmount: 0 }).note).toBe("$4.99 went back to you.");
});

test("says of a dispute whether it is decided", () => {
  const disputed = { state: "disputed", reversedXp: 5_000 } as const;
  expect(describe({ ...disputed, dispute: "open" }).note).toMatch(/^Your bank is looking into this/);
  expect(describe({ ...disputed, dispute: "lost" }).note).toBe(
    "Your bank gave the money back to you, so 5,000 XP were taken back.",
  );
  expect(describe({ ...disputed, dispute: "open", owedXp: 1_358 }).note).toBe(
    "Your bank is looking into this payment. Until it decides, 3,642 XP were taken back; there is nothing to " +
      "do here. 1,358 XP are still owed; they are settled from XP you buy or are given.",
  );
});

test("says that a disputed crown stays until the bank decides", () => {
  const crown = { state: "disputed", name: "Gold Crown", xpAmount: 0 } as const;
  expect(describe({ ...crown, dispute: "open" }).note).toBe(
    "Your bank is looking into this payment. Until it decides, your crown stays; there is nothing to do here.",
  );
  expect(describe({ ...crown, dispute: "lost" }).note).toBe(
    "Your bank gave the money back to you, so what it paid for has ended.",
  );
});

test("counts as paid what was paid, also when it went back", () => {
  expect(orderStates.filter((state) => wasPaid({ state }))).toEqual([
    "paid",
    "partly_refunded",
    "refunded",
    "disputed",
  ]);
});

test("lets an order be paid that is open, and none that waits for the bank or is over", () => {
  const payable = orderStates.filter((state) => canBePaid({ state, isAwaitingBank: false }));
  expect(payable).toEqual(["pending", "failed"]);
  expect(canBePaid({ state: "pending", isAwaitingBank: true })).toBe(false);
});
