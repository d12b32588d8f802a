import { earnedFor } from "#shared/xp/rules.ts";
import type { Deps } from "../../context.ts";
import { dayIn } from "./day-in.ts";
import { recordVisit } from "./queries.ts";

export interface Visitor {
  readonly member_id: string;
  readonly time_zone: string;
  /** YYYY-MM-DD in the member's time zone; null: never yet. */
  readonly last_active_on: string | null;
}

/** Counts a member's day towards their streak at its first request (decision 43): one statement a day, none on the others. */
export async function noteVisit({ db, clock }: Pick<Deps, "db" | "clock">, visitor: Visitor): Promise<void> {
  const at = clock.now();
  const day = dayIn(visitor.time_zone, at);
  if (visitor.last_active_on !== null && visitor.last_active_on >= day) return;
  await recordVisit(db.sql, { memberId: visitor.member_id, day, amount: earnedFor("streak"), at });
}
