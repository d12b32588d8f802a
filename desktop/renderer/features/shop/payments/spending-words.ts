import { t } from "@lingui/core/macro";
import type { Spending } from "#shared/shop/contract.ts";
import { formatCents } from "../../../lib/text/format-money.ts";

export interface SpendingWords {
  /** The limit and what counts for it. */
  readonly text: string;
  /** The price is more than what is left. */
  readonly isOver: boolean;
  /** The price needs what unpaid orders would cost, so they end. */
  readonly discards: boolean;
}

type Counted = Pick<Spending, "limit" | "spent" | "onItsWay" | "unfinished">;

/**
 * The member's limit in words, before they buy something; null without a limit. What the bank has
 * not confirmed yet counts and is named apart; unpaid orders do not, since a purchase that needs
 * what they would cost ends them (shop.12).
 * @param cents the price; null: of any purchase
 */
export function describeSpending(spending: Counted, cents: number | null): SpendingWords | null {
  if (spending.limit === null) return null;
  const limit = toCents(spending.limit);
  const [spent, onItsWay, unfinished] = [spending.spent, spending.onItsWay, spending.unfinished].map(
    toCents,
  ) as [
    number,
    number,
    number,
  ];
  const left = Math.max(0, limit - spent - onItsWay);
  const text = describeAmounts({ limit, spent, onItsWay, left });
  const isOver = cents !== null && cents > left;
  const endsUnpaid = !isOver && cents !== null && unfinished > 0 && cents > left - unfinished;
  return {
    text: endsUnpaid ? `${text} ${t`If you go on, what you haven't paid yet is discarded.`}` : text,
    isOver,
    discards: endsUnpaid,
  };
}

function describeAmounts(cents: Readonly<Record<"limit" | "spent" | "onItsWay" | "left", number>>): string {
  const [limit, spent, left] = [formatCents(cents.limit), formatCents(cents.spent), formatCents(cents.left)];
  if (cents.onItsWay <= 0) return t`Your limit is ${limit} a month: ${spent} is spent, and ${left} is left.`;
  const waiting = formatCents(cents.onItsWay);
  return t`Your limit is ${limit} a month: ${spent} is spent, ${waiting} is still on its way, and ${left} is left.`;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
