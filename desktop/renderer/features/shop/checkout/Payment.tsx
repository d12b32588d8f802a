import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PaymentSettings } from "#shared/shop/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { paymentSettingsQuery } from "../use-payment-settings.ts";
import { PracticeCardForm } from "./card/PracticeCardForm.tsx";
import { setupError } from "./card/setup-error.ts";
import { leaveForShop } from "./opening/leave-for-shop.ts";
import { checkoutKey, type OpenPayment, openPayment } from "./opening/open-checkout-payment.ts";

const loadStripeForm = () => import("./card/StripeCardForm.tsx");

/** Opens the payment and shows its card form; leaves for the shop when it is paid already. */
export function Payment() {
  const { settings, payment, isTrying, retry } = usePayment();
  const isPaid = payment.data?.isPaid === true;
  const paidId = isPaid ? payment.data?.intentId : undefined;
  useEffect(() => {
    if (paidId !== undefined) leaveForShop(paidId);
  }, [paidId]);
  if (settings.data?.provider === null) return <NotSetUp />;
  if (isSpendingRefusal(payment.error)) return <Refused reason={payment.error.userMessage} />;
  if (settings.isError || payment.isError) {
    return <ErrorState {...setupError} isRetrying={isTrying} onRetry={retry} />;
  }
  if (!settings.data || !payment.data || payment.data.isPaid) {
    return (
      <div role="status" aria-label="Opening the payment">
        <Skeleton className="h-90 w-full" />
      </div>
    );
  }
  return <CardForm settings={settings.data} payment={payment.data} />;
}

function usePayment() {
  const { client_secret: given } = useSearch({ from: "/member/checkout" });
  // The payment stays the same when the address changes while the form is open.
  const [secret] = useState(given);
  const settings = useQuery(paymentSettingsQuery);
  const payment = useQuery({
    queryKey: [...checkoutKey, secret ?? null],
    queryFn: ({ signal }) => openPayment(secret, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const retry = () => {
    if (settings.isError) void settings.refetch();
    if (payment.isError) void payment.refetch();
  };
  return { settings, payment, isTrying: settings.isFetching || payment.isFetching, retry };
}

interface CardFormProps {
  readonly settings: PaymentSettings;
  readonly payment: Extract<OpenPayment, { isPaid: false }>;
}

function CardForm({ settings: { provider, publishableKey }, payment }: CardFormProps) {
  const { intentId, clientSecret } = payment;
  if (provider === "practice") return <PracticeCardForm intentId={intentId} clientSecret={clientSecret} />;
  if (publishableKey === null) return <ErrorState {...setupError} />;
  return (
    <LazyPart
      load={loadStripeForm}
      fallback={<Skeleton className="h-60 w-full" />}
      failure={(retry, isRetrying) => <ErrorState {...setupError} onRetry={retry} isRetrying={isRetrying} />}
    >
      {({ StripeCardForm }) => (
        <StripeCardForm publishableKey={publishableKey} intentId={intentId} clientSecret={clientSecret} />
      )}
    </LazyPart>
  );
}

/**
 * Whether the member's own limit or pause refused the purchase, which is not shown as a failure.
 */
function isSpendingRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError &&
    (error.code === "purchases_paused" || error.code === "spending_limit_reached");
}

function Refused({ reason }: { readonly reason: string | null }) {
  return (
    <EmptyState
      title="You can't buy this right now"
      body={reason}
      action={
        <Button asChild variant="secondary">
          <Link to="/settings" hash="spending">Open Settings</Link>
        </Button>
      }
    />
  );
}

function NotSetUp() {
  return (
    <EmptyState
      title="Payments are not set up"
      body="XP can't be bought here yet. You earn it when you write, like and share."
      action={
        <Button asChild variant="secondary">
          <Link to="/shop">Back to the shop</Link>
        </Button>
      }
    />
  );
}
