import { msg } from "@lingui/core/runtime-macro";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { OrderState } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import { xpPacks } from "#shared/shop/xp-packs.ts";
import type { PracticeFlow } from "#shared/shop/stripe-test-contract.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import { type Payments, type PracticeActs, PracticeRefused } from "../../../providers/payments/payments.ts";
import { createBadgeSubscription } from "../badges/create-badge-subscription.ts";
import { createCheckoutSession } from "../orders/create-checkout-session.ts";
import { askPayments } from "../ask-payments.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";

interface Flow {
  readonly ctx: SessionCtx;
  readonly payments: Payments;
  readonly till: PracticeActs;
}

/**
 * Runs a flow on the practice till for the actor's own account. The till sends its events as usual.
 * Throws `payments_not_configured` without a till, `Conflict` when there is nothing to act on, and
 * the errors of ordering.
 */
export async function runPracticeFlow(ctx: SessionCtx, flow: PracticeFlow): Promise<{ steps: string[] }> {
  const steps = await askPayments(ctx, (payments) => {
    const till = payments.practice;
    if (!till) {
      throw new AppError(
        "payments_not_configured",
        msg`Stripe takes the payments here, not the practice till.`,
      );
    }
    return flows[flow]({ ctx, payments, till });
  }).catch((error: unknown) => {
    throw error instanceof PracticeRefused ? new Conflict("conflict", asWritten(error.message)) : error;
  });
  return { steps: steps.map((step) => writeText(step, ctx.language)) };
}

const flows: Readonly<Record<PracticeFlow, (flow: Flow) => Promise<Text[]>>> = {
  "buy-pack": (flow) => actOnPackPage(flow, (id) => flow.till.press(id, "pay"), msg`Paid.`),
  "decline-pack": (flow) => actOnPackPage(flow, (id) => flow.till.press(id, "decline"), msg`Card declined.`),
  "cancel-pack": (flow) => actOnPackPage(flow, (id) => flow.payments.cancelCheckout(id), msg`Page expired.`),
  "confirm-pack-later": (flow) =>
    actOnPackPage(flow, (id) => settleLate(flow, id, "complete-async"), msg`Bank confirmed.`),
  "fail-pack-later": (flow) =>
    actOnPackPage(flow, (id) => settleLate(flow, id, "fail-async"), msg`Bank refused.`),
  "refund": (flow) =>
    actOnPayment(flow, ["paid", "partly_refunded"], "refund", {}, (id) => msg`Refunded: ${{ id }}.`),
  "dispute": (flow) =>
    actOnPayment(flow, ["paid", "partly_refunded"], "dispute", {}, (id) => msg`Disputed: ${{ id }}.`),
  "win-dispute": (flow) =>
    actOnPayment(flow, ["disputed"], "close-dispute", { outcome: "won" }, (id) => msg`Won: ${{ id }}.`),
  "lose-dispute": (flow) =>
    actOnPayment(flow, ["disputed"], "close-dispute", { outcome: "lost" }, (id) => msg`Lost: ${{ id }}.`),
  "subscribe-black-crown": (flow) => subscribeToCrown(flow, "blackCrown"),
  "subscribe-gold-crown": (flow) => subscribeToCrown(flow, "goldCrown"),
  "renew-crown": (flow) =>
    actOnSubscription(
      flow,
      (subscription) => flow.till.control("renew", { subscription }),
      (id) => msg`Renewed: ${{ id }}.`,
    ),
  "fail-renewal": (flow) =>
    actOnSubscription(
      flow,
      (subscription) => flow.till.control("fail-renewal", { subscription }),
      (id) => msg`Renewal failed: ${{ id }}.`,
    ),
  "end-crown": (flow) =>
    actOnSubscription(flow, (id) => flow.payments.cancelSubscription(id), (id) => msg`Ended: ${{ id }}.`),
};

async function actOnPackPage(
  { ctx }: Flow,
  act: (sessionId: string) => Promise<void>,
  done: Text,
): Promise<Text[]> {
  const [pack] = xpPacks;
  const { url } = await createCheckoutSession(ctx, {
    xpAmount: pack.xpAmount,
    amount: convertToDollars(pack.cents),
    client: "web",
  });
  const sessionId = sessionIdIn(url);
  if (!sessionId) throw new Conflict("conflict", msg`The order has no page at the till.`);
  await act(sessionId);
  return [msg`Ordered ${{ pack: pack.name }}: ${{ sessionId }}.`, done];
}

async function settleLate(
  { till }: Flow,
  id: string,
  answer: "complete-async" | "fail-async",
): Promise<void> {
  await till.press(id, "later");
  await till.control(answer, { id });
}

async function actOnPayment(
  { ctx, till }: Flow,
  states: readonly OrderState[],
  control: string,
  given: object,
  done: (id: string) => Text,
): Promise<Text[]> {
  const id = await selectLatestPayment(ctx.sql, ctx.actor.id, states);
  if (id === null) {
    throw new Conflict(
      "conflict",
      states.includes("disputed")
        ? msg`Dispute a purchase first, and wait until its events have come.`
        : msg`Buy a pack first, and wait until its events have come.`,
    );
  }
  await till.control(control, { id, ...given });
  return [done(id)];
}

async function subscribeToCrown({ ctx, till }: Flow, crown: CrownType): Promise<Text[]> {
  const { url } = await createBadgeSubscription(ctx, { crown, client: "web", showInstead: false });
  const sessionId = sessionIdIn(url);
  if (!sessionId) return [msg`Upgraded at once, with proration.`];
  await till.press(sessionId, "pay");
  return [msg`Ordered: ${{ sessionId }}.`, msg`Paid.`];
}

async function actOnSubscription(
  { ctx }: Flow,
  act: (subscriptionId: string) => Promise<void>,
  done: (id: string) => Text,
): Promise<Text[]> {
  const id = await selectLatestSubscription(ctx.sql, ctx.actor.id);
  if (id === null) {
    throw new Conflict("conflict", msg`Subscribe to a crown first, and wait until its events have come.`);
  }
  await act(id);
  return [done(id)];
}

function sessionIdIn(url: string): string | undefined {
  return /\/(cs_\w+)/.exec(url)?.[1];
}

/** The page or intent of a member's latest purchase of XP in one of these states. */
async function selectLatestPayment(
  sql: Sql,
  memberId: string,
  states: readonly OrderState[],
): Promise<string | null> {
  const [row] = await sql<{ payment_id: string | null }[]>`
    select coalesce(session_id, intent_id) as payment_id
    from orders
    where member_id = ${memberId} and kind in ('xp_pack', 'checkout') and state = any(${[...states]}::text[])
    order by id desc
    limit 1`;
  return row?.payment_id ?? null;
}

/** A member's latest subscription that has not ended. */
async function selectLatestSubscription(sql: Sql, memberId: string): Promise<string | null> {
  const [row] = await sql<{ subscription_id: string }[]>`
    select subscription_id
    from crown_subscriptions
    where member_id = ${memberId} and status <> 'ended'
    order by created_at desc
    limit 1`;
  return row?.subscription_id ?? null;
}
