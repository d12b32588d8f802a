import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { createBadgeSubscription } from "#shared/shop/crown-contract.ts";
import type { CrownType } from "#shared/shop/badge-offers.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { useOpenPayment } from "../use-open-payment-page.ts";
import { showText } from "../../../lib/language/show-text.ts";

/** The crown that the member chose before they paid. */
export interface CrownWish {
  /** Shows the crown, once it is paid, instead of the active badge (badges.7). */
  readonly showInstead?: boolean;
  /** The member was told of a page to pay on, or of a charge at once. */
  readonly expects: "page" | "upgrade";
  /** The upgrade's amount that the member saw, and from when on it counts (badges.8). */
  readonly agreed?: { readonly dueToday: number; readonly since: string };
}

/** Opens the payment page of a crown; with a Black Crown, Gold Crown is an upgrade (badges.6). */
export function useSubscribe(badgeType: CrownType) {
  const wish = useRef<CrownWish>({ expects: "page" });
  const { open, ...opening } = useOpenPayment(
    (idempotencyKey) => {
      const body = { badgeType, client: platform().kind, ...wish.current };
      return call(createBadgeSubscription, { body }, { idempotencyKey });
    },
    {
      fallback: t`Failed to create subscription`,
      onPaid: () =>
        toast({
          title: t`Payment Successful!`,
          description: t`${{ badge: showText(badgeNames[badgeType]) }} is yours.`,
          tone: "success",
        }),
    },
  );
  const subscribe = (chosen: CrownWish) => {
    wish.current = chosen;
    open();
  };
  return { ...opening, subscribe };
}
