import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PaymentSettings } from "#shared/shop/contract.ts";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { SpendingNote } from "../payments/PaymentNotes.tsx";
import { describeSpending } from "../payments/spending-words.ts";
import { paymentSettingsQuery } from "../use-payment-settings.ts";
import { spendingQuery } from "../use-spending.ts";
import { PracticeCardForm } from "./card/PracticeCardForm.tsx";
import { setupError } from "./card/pay-failure.ts";
import type { FormPayment } from "./card/use-pay.ts";
import { findPayment, type OpenPayment } from "./opening/find-payment.ts";
import { leaveForShop } from "./opening/leave-for-shop.ts";
import { useOpenFormPayment } from "./opening/use-open-form-payment.ts";

const loadStripeForm = () => import("./card/StripeCardForm.tsx");

/**
 * The card form; leaves for the shop when the payment of an earlier attempt is paid. An order is
 * placed only when the member pays (shop.11).
 */
export function Payment() {
  const { settings, spending, found, isTrying, retry } = usePayment();
  const paidId = found.data?.kind === "paid" ? found.data.intentId : undefined;
  useEffect(() => {
    if (paidId !== undefined) leaveForShop(paidId);
  }, [paidId]);
  if (settings.data?.provider === null) return <NotSetUp />;
  if (settings.isError || found.isError || (spending.isError && !spending.data)) {
    return <ErrorState {...setupError} isRetrying={isTrying} onRetry={retry} />;
  }
  if (!settings.data || !spending.data || !found.data || paidId !== undefined) {
    return (
      <div role="status" aria-label={t`Opening the payment`}>
        <Skeleton className="h-90 w-full" />
      </div>
    );
  }
  const words = describeSpending({ ...spending.data, unfinished: 0 }, checkoutPack.cents);
  if (spending.data.isPaused) {
    return <Refused reason={t`You paused purchases. You can resume them in Settings.`} />;
  }
  if (words?.isOver) return <Refused reason={`${words.text} ${t`You can change it in Settings.`}`} />;
  return (
    <div className="flex flex-col gap-5">
      <SpendingNote words={words} />
      <CardForm
        settings={settings.data}
        given={found.data.kind === "given" ? found.data.payment : null}
        seenOrderId={spending.data.lastCheckoutId}
      />
    </div>
  );
}

function usePayment() {
  const { client_secret: given } = useSearch({ from: "/member/checkout" });
  // The payment stays the same when the address changes while the form is open.
  const [secret] = useState(given);
  const settings = useQuery(paymentSettingsQuery);
  const spending = useQuery(spendingQuery);
  const found = useQuery({
    queryKey: shopKeys.checkout(secret ?? null),
    queryFn: ({ signal }) => findPayment(secret, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const queries = [settings, spending, found];
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return { settings, spending, found, isTrying: queries.some(({ isFetching }) => isFetching), retry };
}

interface CardFormProps {
  readonly settings: PaymentSettings;
  readonly given: OpenPayment | null;
  readonly seenOrderId: string | null;
}

function CardForm({ settings: { provider, publishableKey }, given, seenOrderId }: CardFormProps) {
  const payment = useOpenFormPayment(given, seenOrderId);
  if (provider === "practice") return <PracticeCardForm payment={payment} />;
  if (publishableKey === null) return <ErrorState {...setupError} />;
  return <LazyStripeForm publishableKey={publishableKey} payment={payment} />;
}

function LazyStripeForm(props: { readonly publishableKey: string; readonly payment: FormPayment }) {
  return (
    <LazyPart
      load={loadStripeForm}
      fallback={<Skeleton className="h-60 w-full" />}
      failure={(retry, isRetrying) => <ErrorState {...setupError} onRetry={retry} isRetrying={isRetrying} />}
    >
      {({ StripeCardForm }) => <StripeCardForm {...props} />}
    </LazyPart>
  );
}

/** The member's own limit or pause refuses the purchase, which is not shown as a failure. */
function Refused({ reason }: { readonly reason: string }) {
  return (
    <EmptyState
      title={t`You can't buy this right now`}
      body={reason}
      action={
        <Button asChild variant="secondary">
          <Link to="/settings" hash="spending">{t`Open Settings`}</Link>
        </Button>
      }
    />
  );
}

function NotSetUp() {
  return (
    <EmptyState
      title={t`Payments are not set up`}
      body={t`XP can't be bought here yet. You earn it when you write, like and share.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/shop">{t`Back to the shop`}</Link>
        </Button>
      }
    />
  );
}
