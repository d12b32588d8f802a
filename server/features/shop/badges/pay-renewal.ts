import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { SessionCtx } from "../../../context.ts";
import { AppError, Conflict } from "../../../errors.ts";
import { PaymentsUnavailable, type RenewalPayment } from "../../../providers/payments/payments.ts";
import { requirePayments } from "../ask-payments.ts";
import type { OwnedCrown } from "./crown-purchase.ts";
import { selectOwnedCrowns } from "./crown-queries.ts";
import { settleSubscription } from "./settle/settle-subscription.ts";

interface PaidRenewal {
  readonly url: string | null;
  readonly isOnItsWay: boolean;
}

/**
 * Tries the actor's refused renewal again with their card as it is now. The address is null when it
 * is paid or the bank confirms it later, else that of the provider's page that takes any card
 * (badges.9). Throws `Conflict` when nothing is owed, and `payments_unavailable`.
 */
export async function payRenewal(ctx: SessionCtx): Promise<PaidRenewal> {
  requirePayments(ctx);
  const owing = await findOwing(ctx);
  if (!owing) throw nothingOwed();
  const payment = await pay(ctx, owing).catch((cause: unknown) => {
    throw cause instanceof PaymentsUnavailable ? maybePaid(owing, cause) : cause;
  });
  if (payment.state === "refused") return { url: payment.url, isOnItsWay: false };
  if (payment.state === "paid" && await findOwing(ctx)) throw nothingOwed();
  return { url: null, isOnItsWay: payment.state === "processing" };
}

async function pay(ctx: SessionCtx, { subscriptionId }: Owing): Promise<RenewalPayment> {
  const key = ctx.createdId ?? uuidv7();
  const payment = await requirePayments(ctx).payRenewal({ subscriptionId, key });
  await settleSubscription(ctx, subscriptionId);
  return payment;
}

type Owing = OwnedCrown & { readonly subscriptionId: string };

/** The actor's crown whose renewal was refused; undefined when there is none. */
async function findOwing(ctx: SessionCtx): Promise<Owing | undefined> {
  const owned = await selectOwnedCrowns(ctx.sql, ctx.actor.id, ctx.clock.now());
  return owned.find((crown): crown is Owing => crown.status === "past_due" && crown.subscriptionId !== null);
}

function nothingOwed(): Conflict {
  return new Conflict("conflict", msg`There is no renewal to pay now.`);
}

/** The answer was lost, or came before one that was. */
function maybePaid({ badgeType }: Owing, cause: PaymentsUnavailable): AppError {
  return new AppError(
    "payments_unavailable",
    msg`Our payment provider doesn't respond. If it took your payment, your ${{
      name: badgeNames[badgeType],
    }} is renewed in a moment.`,
    { cause },
  );
}
