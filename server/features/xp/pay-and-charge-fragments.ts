import type { ModerationLevel } from "#shared/primitives.ts";
import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import { type ActivityKind, earnings, getEarnedXp, getGoldCrownBonus } from "#shared/xp/earnings.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";

/** A member's act that may pay XP. */
export interface Activity {
  readonly kind: ActivityKind;
  readonly actorId: string | Fragment;
  /** The target: paid once ever per actor, kind and target (xp.3). */
  readonly target: string | Fragment;
  /**
   * The owner of the content: acts on one's own content pay nothing, and a repost pays the owner
   * too. Null: no owner, or new content.
   */
  readonly ownerId: string | Fragment | null;
  /** The result of `payOf`, or columns with it when it depends on the level of the actor's text. */
  readonly pays?: { readonly amount: number | Fragment; readonly bonus: number | Fragment };
  readonly at: Date | Fragment;
}

/** The XP that a statement moved, and the member's new balance. Null: nothing moved. */
export interface XpMoved {
  readonly memberId: string;
  /** Whole XP, paid or taken. */
  readonly moved: number;
  readonly xp: number;
  readonly lifetimeXp: number;
}

/** The pay of an act for its actor, with and without a Gold Crown. An unknown level pays as top. */
export function payOf(kind: ActivityKind, level: ModerationLevel | null = null) {
  const amount = getEarnedXp(kind, level);
  return { amount, bonus: getGoldCrownBonus(kind, amount) };
}

/**
 * The expression that pays an activity and returns what was paid; statements include it through
 * `recordActivity`. It locks the members it pays: lock posts and comments before it, never after. A
 * statement calls it once.
 */
export function earn(sql: Sql, { kind, actorId, target, ownerId, pays, at }: Activity): Fragment {
  const { otherAmount, dailyCap } = earnings[kind];
  const { amount, bonus } = pays ?? payOf(kind);
  return sql`xp_pay_activity(
    ${kind}::text,
    ${actorId}::uuid,
    ${target}::text,
    ${ownerId}::uuid,
    jsonb_build_object(
      'amount', ${amount}::integer, 'bonus', ${bonus}::integer, 'ownerAmount', ${otherAmount}::integer,
      'ownerBonus', ${getGoldCrownBonus(kind, otherAmount)}::integer, 'dailyCap', ${dailyCap}::integer
    ),
    ${at}::timestamptz
  )`;
}

export interface Charge {
  readonly memberId: string;
  /** Whole XP. */
  readonly amount: number | Fragment;
  readonly reason: ReasonCode;
  /** The thing it is spent on, as reference. */
  readonly reference: string | null;
  /** Idempotency key, unique among the member's charges of this reason. */
  readonly key: string;
  readonly at: Date;
  /** Charges at most the balance instead of failing (posts.6). */
  readonly atMost?: boolean;
}

/**
 * The expression that charges a member and returns what was taken. With too little XP the whole
 * statement fails: run it inside `refuseShortfall`.
 */
export function charge(sql: Sql, given: Charge): Fragment {
  return sql`${given.atMost ? sql`xp_move_at_most` : sql`xp_move`}(
    ${chargeKey(given)}::text,
    ${given.memberId}::uuid,
    xp_account('burned'),
    ${given.amount}::integer,
    ${given.reason}::text,
    ${given.reference}::text,
    ${given.at}::timestamptz
  )`;
}

/** The ledger's key of a charge, by which it can be refunded. */
export function chargeKey({ reason, memberId, key }: Pick<Charge, "reason" | "memberId" | "key">): string {
  return `${reason}:${memberId}:${key}`;
}

/**
 * The expression that takes back what an act paid its actor, or what they have left of it, once,
 * and returns what it took; see xp_take_back_pay.
 */
export function takeBackPay(
  sql: Sql,
  act: Pick<Activity, "kind" | "actorId" | "target"> & { readonly reason: ReasonCode; readonly at: Date },
): Fragment {
  return sql`xp_take_back_pay(
    ${act.kind}::text,
    ${act.actorId}::uuid,
    ${act.target}::text,
    ${act.reason}::text,
    ${act.at}::timestamptz
  )`;
}

export interface Credit {
  readonly from: "purchases" | "gifts" | "minted";
  readonly memberId: string | Fragment;
  /** Whole XP. */
  readonly amount: number;
  readonly reason: ReasonCode;
  readonly reference: string | null;
  /** Idempotency key, unique in the whole ledger, e.g. `purchase:` and the provider's session. */
  readonly key: string;
  readonly at: Date;
}

/**
 * The expression that credits a purchase or a gift and returns the credited amount; 0 when the key
 * was used before. The member's debt for a reversed payment is settled from it (shop.3).
 */
export function credit(sql: Sql, given: Credit): Fragment {
  return sql`xp_credit(
    ${given.key}::text,
    xp_account(${given.from}),
    ${given.memberId}::uuid,
    ${given.amount}::integer,
    ${given.reason}::text,
    ${given.reference}::text,
    ${given.at}::timestamptz
  )`;
}

/**
 * The expression of an `XpMoved` around one of the above, so that reading the balance
 * costs no extra statement.
 */
export function xpMoved(sql: Sql, memberId: string | Fragment, moved: Fragment): Fragment {
  return sql`xp_after(${memberId}::uuid, ${moved})`;
}
