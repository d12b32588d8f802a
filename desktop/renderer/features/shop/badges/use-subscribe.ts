import { createBadgeSubscription } from "#shared/shop/contract.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { call } from "../../../lib/api/call.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { useOpenPayment } from "../use-open-payment-page.ts";

/** Opens the payment page of a crown; with a Black Crown, Gold Crown is an upgrade (badges.6). */
export function useSubscribe(badgeType: CrownType) {
  return useOpenPayment(
    (idempotencyKey) => {
      const body = { badgeType, client: platform().kind };
      return call(createBadgeSubscription, { body }, { idempotencyKey });
    },
    { fallback: "Failed to create subscription" },
  );
}
