import { useQuery } from "@tanstack/react-query";
import { createCheckoutSession } from "#shared/shop/contract.ts";
import { convertToDollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { call } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ExternalLink } from "../../../ui/icons/external-link.ts";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ObstacleNote, SpendingNote } from "../payments/PaymentNotes.tsx";
import { useOpenPayment } from "../use-open-payment-page.ts";
import { usePayments } from "../use-payment-settings.ts";
import { spendingQuery, useSpendingWords } from "../use-spending.ts";
import { useSeenCheckout } from "./opening/use-seen-checkout.ts";

/**
 * The desktop app has no card form: the same order is paid on the provider's page in the system's
 * browser (shop.4).
 */
export function ContinueInBrowser() {
  const spending = useQuery(spendingQuery);
  if (spending.isPending) {
    return (
      <div role="status" aria-label="Opening the payment">
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  // Where it could not be read, the call itself says what is wrong.
  return <Purchase seenOrderId={spending.data?.lastCheckoutId} />;
}

function Purchase({ seenOrderId }: { readonly seenOrderId: string | null | undefined }) {
  const { obstacle } = usePayments();
  const words = useSpendingWords(checkoutPack.cents);
  const buySeen = useSeenCheckout(seenOrderId);
  const { open, isOpening, isOpenElsewhere } = useOpenPayment(
    (idempotencyKey) => {
      const { xpAmount, cents, name: description } = checkoutPack;
      const body = { xpAmount, amount: convertToDollars(cents), description, client: "desktop" as const };
      return buySeen((seen) =>
        call(createCheckoutSession, { body: { ...body, seenOrderId: seen } }, { idempotencyKey })
      );
    },
    { fallback: "Failed to create checkout session" },
  );
  return (
    <div className="flex flex-col items-center gap-4 px-2 py-6 text-center">
      <ObstacleNote obstacle={obstacle} />
      {obstacle === null && <SpendingNote words={words} />}
      <p className="max-w-90 text-balance text-quiet" role="status">
        {isOpenElsewhere
          ? "The payment page is open in your browser. Come back here once you've paid."
          : "You pay in your browser, without signing in there, and come back here."}
      </p>
      <Button
        size="lg"
        disabled={obstacle !== null || words?.isOver}
        isLoading={isOpening}
        icon={<ExternalLink size={18} aria-hidden="true" />}
        onClick={open}
      >
        Continue in your browser
      </Button>
    </div>
  );
}
