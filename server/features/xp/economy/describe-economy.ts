import { moderationLevel } from "#shared/primitives.ts";
import type { XpEconomy } from "#shared/xp/contract.ts";
import { type ActivityKind, type Earning, earnings } from "#shared/xp/earnings.ts";
import { spendingRows } from "./spending-rows.ts";

type EarningRow = XpEconomy["earning"][number];

/** The tables of earnings and costs as shown to members (xp.6). */
export function describeEconomy(): XpEconomy {
  return {
    earning: (Object.keys(earnings) as ActivityKind[]).flatMap((kind) => earningRows(kind, earnings[kind])),
    consuming: spendingRows(),
  };
}

/**
 * One row per amount: levels with the same amount share a row, and the other side of a
 * payment has its own.
 */
function earningRows(kind: ActivityKind, { amount, description, dailyCap, ...other }: Earning): EarningRow[] {
  const row = { kind, description, dailyCap, levels: null };
  const received: EarningRow[] = other.otherDescription
    ? [{ ...row, kind: `${kind}_received`, description: other.otherDescription, amount: other.otherAmount }]
    : [];
  if (typeof amount === "number") return [{ ...row, amount }, ...received];
  return [...new Set(Object.values(amount))].map((each) => {
    const levels = moderationLevel.options.filter((level) => amount[level] === each);
    return { ...row, description: `${description} (${levels.join(" or ")})`, amount: each, levels };
  });
}
