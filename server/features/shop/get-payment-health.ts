import type { Ctx } from "../../context.ts";
import { describeKeys } from "./setup/describe-keys.ts";
import { type PaymentHealthRow, selectPaymentHealth } from "./setup/payment-health-queries.ts";

interface PaymentHealth extends PaymentHealthRow {
  /** Null: payments are not set up. */
  readonly provider: "stripe" | "practice" | null;
  readonly isLive: boolean;
  readonly keys: ReturnType<typeof describeKeys>;
  /** Where the provider must send its events. */
  readonly webhookUrl: string;
}

/** The keys, and how the provider's events reached us, without asking the provider. */
export async function getPaymentHealth(ctx: Ctx): Promise<PaymentHealth> {
  const { payments } = ctx.providers;
  return {
    provider: payments && (payments.isPractice ? "practice" : "stripe"),
    isLive: payments?.isLive ?? false,
    keys: describeKeys(ctx.config.stripe),
    webhookUrl: `${ctx.config.publicUrl}/api/stripe/webhook`,
    ...await selectPaymentHealth(ctx.sql, ctx.clock.now()),
  };
}
