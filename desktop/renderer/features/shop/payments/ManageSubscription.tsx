import { t } from "@lingui/core/macro";
import { openPortal } from "#shared/shop/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { useOpenPayment } from "../use-open-payment-page.ts";

/** Opens the provider's page where crowns are cancelled and cards changed. */
export function ManageSubscription() {
  const { open, isOpening } = useOpenPayment(
    (idempotencyKey) => call(openPortal, { body: { client: platform().kind } }, { idempotencyKey }),
    { title: t`Error`, fallback: t`Your subscription could not be opened. Please try again.` },
  );
  return (
    <Button variant="secondary" size="sm" isLoading={isOpening} onClick={open}>
      {t`Manage subscription`}
    </Button>
  );
}
