import { expect, test } from "vitest";
import { describeSpending } from "./spending-words.ts";

const spending = { limit: 20, spent: 0, onItsWay: 0, unfinished: 0 };

test("says nothing without a limit", () => {
  expect(describeSpending({ ...spending, limit: null }, 999)).toBeNull();
});

test("names what is spent and left, and apart what is still on its way", () => {
  expect(describeSpending({ ...spending, spent: 9.99 }, 999)).toEqual({
    text: "Your limit is $20.00 a month: $9.99 is spent, and $10.01 is left.",
    isOver: false,
    discards: false,
  });
  expect(describeSpending({ ...spending, spent: 4.99, onItsWay: 9.99 }, null)?.text).toBe(
    "Your limit is $20.00 a month: $4.99 is spent, $9.99 is still on its way, and $5.02 is left.",
  );
});

test("is over the limit for a price above what is left, and for none that fits exactly", () => {
  expect(describeSpending({ ...spending, spent: 10.01 }, 999)?.isOver).toBe(false);
  expect(describeSpending({ ...spending, spent: 10.02 }, 999)?.isOver).toBe(true);
  expect(describeSpending({ ...spending, onItsWay: 10.02 }, 999)?.isOver).toBe(true);
  expect(describeSpending({ ...spending, spent: 30 }, 1)).toMatchObject({
    text: expect.stringMatching(/and \$0\.00 is left\.$/) as string,
    isOver: true,
  });
});

test("says that unpaid orders end when the purchase needs what they would cost", () => {
  const ends = /If you go on, what you haven't paid yet is discarded\.$/;
  expect(describeSpending({ ...spending, unfinished: 9.99 }, 999)?.text).not.toMatch(ends);
  expect(describeSpending({ ...spending, unfinished: 10.02 }, 999)).toMatchObject({
    text: expect.stringMatching(ends) as string,
    isOver: false,
    discards: true,
  });
});
