import type { ReasonCode } from "#shared/xp/reasons.ts";
import type { Fragment, Sql } from "../../db/client.ts";

export interface Credit {
  readonly from: "purchases" | "gifts" | "minted";
  readonly memberId: string | Fragment;
  /** Whole XP. */
  readonly amount: number;
  readonly reason: ReasonCode;
  readonly reference: string | null;
  /** Unique in the whole ledger, e.g. `purchase:` and the provider's session: the same is credited once. */
  readonly key: string;
  readonly at: Date;
}

/** The expression that credits a purchase or a gift and answers what was credited; 0: the key was used before. See `earn`. */
export function credit(sql: Sql, given: Credit): Fragment {
  return sql`xp_transfer(
    ${given.key}::text,
    xp_account(${given.from}),
    ${given.memberId}::uuid,
    ${given.amount}::integer,
    ${given.reason}::text,
    ${given.reference}::text,
    ${given.at}::timestamptz
  )`;
}
