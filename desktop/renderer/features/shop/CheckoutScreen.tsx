import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { convertToDollars } from "#shared/shop/money.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { createCheckoutSession } from "#shared/shop/contract.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Payment } from "./checkout/Payment.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { call } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ExternalLink } from "../../ui/icons/external-link.ts";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { ObstacleNote, SpendingNote } from "./payments/PaymentNotes.tsx";
import { useOpenPayment } from "./use-open-payment-page.ts";
import { usePayments } from "./use-payment-settings.ts";
import { spendingQuery, useSpendingWords } from "./use-spending.ts";
import { useSeenCheckout } from "./checkout/opening/use-seen-checkout.ts";
import { showText } from "../../lib/language/show-text.ts";
import { formatCents } from "../../lib/text/format-money.ts";

/**
 * /checkout: 5,000 XP for $7.99 with a card form in the page; the desktop app pays in the
 * browser (shop.4, shop.7).
 */
export function CheckoutScreen() {
  return (
    <>
      <ScreenHeader title={t`Checkout`} backTo="/shop" />
      <div className="flex flex-col gap-4">
        <OrderSummary />
        <Card as="section" aria-label={t`Payment`}>
          {platform().kind === "desktop" ? <ContinueInBrowser /> : <Payment />}
        </Card>
      </div>
    </>
  );
}

/** The item of /checkout, its price, and the balance before and after (shop.1). */
function OrderSummary() {
  const xp = useSession().user?.xp ?? 0;
  const price = formatCents(checkoutPack.cents);
  return (
    <Card as="section" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-lead font-semibold">{t`Order summary`}</h2>
      <dl className="tabular mt-3 space-y-2">
        <Row name={showText(checkoutPack.name)} value={price} />
        <Row name={t`Processing fee`} value={formatCents(0)} isQuiet />
        <Row name={t`Total`} value={price} isTotal />
      </dl>
      <dl className="tabular mt-4 space-y-2 rounded-control bg-wash px-4 py-3">
        <Row name={t`Balance before`} value={`${formatXp(xp)} XP`} isQuiet />
        <Row name={t`Balance after`} value={`${formatXp(xp + checkoutPack.xpAmount)} XP`} isGold />
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly isQuiet?: boolean;
  readonly isTotal?: boolean;
  readonly isGold?: boolean;
}

function Row({ name, value, isQuiet = false, isTotal = false, isGold = false }: RowProps) {
  const look = isTotal ? "border-t border-hairline pt-2 font-semibold" : isQuiet ? "text-quiet" : "";
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{name}</dt>
      <dd className={isGold ? "font-semibold text-gold" : "text-ink"}>{value}</dd>
    </div>
  );
}

/**
 * The desktop app has no card form: the same order is paid on the provider's page in the system's
 * browser (shop.4).
 */
function ContinueInBrowser() {
  const spending = useQuery(spendingQuery);
  if (spending.isPending) {
    return (
      <div role="status" aria-label={t`Opening the payment`}>
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
      const { xpAmount, cents, name } = checkoutPack;
      const description = showText(name);
      const body = { xpAmount, amount: convertToDollars(cents), description, client: "desktop" as const };
      return buySeen((seen) =>
        call(createCheckoutSession, { body: { ...body, seenOrderId: seen } }, { idempotencyKey })
      );
    },
    { fallback: t`Failed to create checkout session` },
  );
  return (
    <div className="flex flex-col items-center gap-4 px-2 py-6 text-center">
      <ObstacleNote obstacle={obstacle} />
      {obstacle === null && <SpendingNote words={words} />}
      <p className="max-w-90 text-balance text-quiet" role="status">
        {isOpenElsewhere
          ? t`The payment page is open in your browser. Come back here once you've paid.`
          : t`You pay in your browser, without signing in there, and come back here.`}
      </p>
      <Button
        size="lg"
        disabled={obstacle !== null || words?.isOver}
        isLoading={isOpening}
        icon={<ExternalLink size={18} aria-hidden="true" />}
        onClick={open}
      >
        {t`Continue in your browser`}
      </Button>
    </div>
  );
}
