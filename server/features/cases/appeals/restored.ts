import type { AppealRestores } from "#shared/cases/case-shapes.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Effect } from "../effects/effect.ts";

/** What came back, in numbers, for the words that the member reads. */
export type RestoredNumbers = Partial<AppealRestores>;

/** What came back of one effect. */
export interface Restored {
  /** As the decision keeps it from now on. */
  readonly effect: Effect;
  /** Rows of members' lists that came back. */
  readonly notified: readonly (Notified | null)[];
  readonly numbers: RestoredNumbers;
}

/** The promotions that an effect ended, as many as are looked at. */
export function listPromotions({ former }: Effect): readonly string[] {
  return "promotions" in former ? former.promotions.slice(0, 1000) : [];
}

export function addNumbers(all: readonly RestoredNumbers[]): RestoredNumbers {
  const sum: { [K in keyof AppealRestores]?: number } = {};
  for (const numbers of all) {
    for (const [name, number] of Object.entries(numbers) as [keyof AppealRestores, number][]) {
      sum[name] = (sum[name] ?? 0) + number;
    }
  }
  return sum;
}
