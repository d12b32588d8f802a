import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { crownCents, type CrownType } from "#shared/shop/badge-offers.ts";
import type { SessionCtx } from "../../../../context.ts";
import { AppError, Conflict } from "../../../../errors.ts";
import {
  AmountChanged,
  PaymentDeclined,
  PaymentsUnavailable,
  RenewalUnpaid,
  StepNeeded,
} from "../../../../providers/payments/payments.ts";
import { requirePayments } from "../../ask-payments.ts";
import { assertMaySpend } from "../../orders/place/place-order.ts";
import { findCrownPurchase } from "../find-crown-purchase.ts";
import { settleSubscription } from "../settle/settle-subscription.ts";

interface Upgrade {
  readonly crown: CrownType;
  readonly subscriptionId: string;
  /** The price that the member saw and agreed to, in dollars. */
  readonly agreed?: { readonly dueToday: number; readonly since: string } | undefined;
}

/**
 * Changes the actor's Black Crown to Gold at once, with proration; a cancelled one goes on
 * (badges.6). Throws `Conflict` with the reason when nothing was changed: the card was refused, its
 * bank wants to ask, the renewal is owed, or the amount is not the agreed one.
 */
export async function upgradeCrown(
  ctx: SessionCtx,
  { crown, subscriptionId, agreed }: Upgrade,
): Promise<void> {
  const cents = agreed && Math.round(agreed.dueToday * 100);
  // The upper bound, where no amount was agreed: the remaining part of the month decides.
  await assertMaySpend(ctx, cents ?? crownCents.goldCrown - crownCents.blackCrown);
  try {
    await requirePayments(ctx).changeCrown({
      subscriptionId,
      badgeType: crown,
      key: ctx.createdId ?? uuidv7(),
      agreed: agreed && cents !== undefined ? { cents, since: new Date(agreed.since) } : null,
    });
    await settleSubscription(ctx, subscriptionId);
  } catch (cause) {
    throw await findRefusalOfUpgrade(ctx, cause, { crown, subscriptionId });
  }
}

/** The member's error for one of the provider's; others stay as they are. May throw it itself. */
export async function findRefusalOfUpgrade(
  ctx: SessionCtx,
  cause: unknown,
  { crown, subscriptionId }: Pick<Upgrade, "crown" | "subscriptionId">,
): Promise<unknown> {
  if (cause instanceof RenewalUnpaid || cause instanceof AmountChanged) {
    // News that we had not heard, e.g. that another tab was faster, may be the reason.
    await settleSubscription(ctx, subscriptionId);
    await findCrownPurchase(ctx, crown);
    return new Conflict(
      "conflict",
      msg`Another amount is due by now, so nothing was charged. Open the upgrade again to see it.`,
    );
  }
  if (cause instanceof StepNeeded) {
    return new Conflict(
      "conflict",
      msg`Your bank wants you to confirm this payment, which it can't ask here, so nothing changed. Use another card under 'Manage subscription', then try again.`,
    );
  }
  if (cause instanceof PaymentDeclined) {
    return new Conflict(
      "conflict",
      msg`Your card was declined, so nothing changed. Use another one under 'Manage subscription', then try again.`,
    );
  }
  if (!(cause instanceof PaymentsUnavailable)) return cause;
  return new AppError(
    "payments_unavailable",
    msg`Our payment provider doesn't respond. If it took your payment, ${{
      name: badgeNames[crown],
    }} is yours in a moment.`,
    { cause },
  );
}
