import { msg } from "@lingui/core/runtime-macro";
import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { UnknownCustomer } from "../../../providers/payments/payments.ts";
import { findCustomer } from "../find-customer.ts";
import type { Client } from "../return-addresses.ts";
import { askPayments } from "../ask-payments.ts";

/**
 * Opens the provider's page where the actor manages subscriptions and cards, and returns its
 * address. Throws `NotFound` for members who never paid, `payments_unavailable` and
 * `payments_not_configured`.
 */
export async function openPortal(ctx: SessionCtx, client: Client): Promise<{ url: string }> {
  const customerId = await findCustomer(ctx);
  if (!customerId) throw nothingToManage();
  const page = client === "desktop" ? "/return-to-app?tab=badges" : "/xp-shop";
  const returnUrl = `${ctx.config.publicUrl}${page}`;
  try {
    return { url: await askPayments(ctx, (payments) => payments.openPortal({ customerId, returnUrl })) };
  } catch (error) {
    throw error instanceof UnknownCustomer ? nothingToManage() : error;
  }
}

function nothingToManage(): NotFound {
  return new NotFound(msg`You have no payments to manage yet.`);
}
