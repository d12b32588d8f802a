import type { ReasonCode } from "#shared/xp/reasons.ts";
import type { Fragment, Sql } from "../../db/client.ts";
import { AppError } from "../../errors.ts";

export interface Charge {
  readonly memberId: string;
  /** Whole XP. */
  readonly amount: number | Fragment;
  readonly reason: ReasonCode;
  /** What it is spent on, for the record. */
  readonly reference: string | null;
  /** One per intention, unique among the member's charges of this reason: the same is charged once. */
  readonly key: string;
  readonly at: Date;
  /** Takes what is there when that is less (decisions 34, 43), instead of refusing. */
  readonly atMost?: boolean;
}

/**
 * The expression that charges a member and answers what was taken, to stand in the action's own statement under the rules of
 * `earn`. With too little XP the whole statement fails: run it inside `refusingShortfall`.
 */
export function charge(sql: Sql, given: Charge): Fragment {
  return sql`xp_transfer(
    ${chargeKey(given)}::text,
    ${given.memberId}::uuid,
    xp_account('burned'),
    ${given.amount}::integer,
    ${given.reason}::text,
    ${given.reference}::text,
    ${given.at}::timestamptz,
    ${given.atMost ?? false}::boolean
  )`;
}

/** The ledger's key of a charge, by which it can be refunded. */
export function chargeKey({ reason, memberId, key }: Pick<Charge, "reason" | "memberId" | "key">): string {
  return `${reason}:${memberId}:${key}`;
}

/** Runs a statement that charges. Throws `insufficient_xp` (402) when the member has too little; nothing was written then. */
export async function refusingShortfall<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asShortfall(error) ?? error;
  }
}

function asShortfall(error: unknown): AppError | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code !== "XP402") return null;
  const { needed, balance } = JSON.parse(detail ?? "{}") as { needed: number; balance: number };
  return new AppError(
    "insufficient_xp",
    `This costs ${needed.toLocaleString("en-US")} XP and you have ${balance.toLocaleString("en-US")}`,
    { cause: error },
  );
}
