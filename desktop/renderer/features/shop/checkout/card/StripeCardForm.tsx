import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElementsOptionsMode } from "@stripe/stripe-js";
// The main entry would load Stripe's script on import.
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useState } from "react";
import { checkoutPack, currency } from "#shared/shop/xp-packs.ts";
import { pageLanguage } from "../../../../lib/language/page-language.ts";
import { reloadIfReachable } from "../../../../lib/window/reload-if-reachable.ts";
import { ErrorState } from "../../../../ui/status/ErrorState.tsx";
import { Skeleton } from "../../../../ui/status/Skeleton.tsx";
import type { OpenPayment } from "../opening/find-payment.ts";
import { classifyProviderError, type PayOutcome } from "./pay-outcome.ts";
import { PayForm } from "./PayForm.tsx";
import { setupError } from "./pay-failure.ts";
import { type FormPayment, usePay } from "./use-pay.ts";

interface StripeCardFormProps {
  readonly publishableKey: string;
  readonly payment: FormPayment;
}

/**
 * Stripe's Payment Element, whose frames hold the card data that this page never sees. It is drawn
 * for the amount alone: the payment is opened when the member pays (shop.11).
 */
export function StripeCardForm({ publishableKey, payment }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadStripe(publishableKey).then(
      (loaded) => isGone || (loaded ? setStripe(loaded) : setLost(true)),
      () => isGone || setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [publishableKey]);
  // Browsers do not retry a script that failed to load.
  if (isLost) return <ErrorState {...setupError} onRetry={() => void reloadIfReachable()} />;
  if (!stripe) return <Skeleton className="h-60 w-full" />;
  return (
    <Elements stripe={stripe} options={{ ...amount, appearance: appearanceOfPage(), locale: pageLanguage }}>
      <Fields payment={payment} />
    </Elements>
  );
}

/** Must be what the server opens: the same amount and kinds (openIntent). */
const amount = {
  mode: "payment",
  amount: checkoutPack.cents,
  currency,
  allowedPaymentMethodTypes: ["card"],
} satisfies StripeElementsOptionsMode;

function Fields({ payment }: Omit<StripeCardFormProps, "publishableKey">) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isLost, setLost] = useState(false);
  const { isPaying, failure, pay } = usePay(payment);
  /**
   * The fields say themselves what is missing. Stripe wants this before anything else is awaited.
   */
  const check = async (): Promise<PayOutcome | null> => {
    if (!elements) return { kind: "unknown" };
    const { error } = await elements.submit();
    return error ? classifyProviderError(error) : null;
  };
  const confirm = async ({ clientSecret }: OpenPayment): Promise<PayOutcome> => {
    if (!stripe || !elements) return { kind: "unknown" };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      // Used only when a bank redirects; /checkout then looks the payment up.
      confirmParams: {
        return_url: `${location.origin}/checkout?${new URLSearchParams({ client_secret: clientSecret })}`,
      },
      redirect: "if_required",
    });
    if (error) return classifyProviderError(error);
    const isTaken = paymentIntent.status === "succeeded" || paymentIntent.status === "processing";
    return isTaken ? { kind: "taken" } : { kind: "declined", message: null };
  };
  if (isLost) return <ErrorState {...setupError} onRetry={() => void reloadIfReachable()} />;
  return (
    <PayForm
      isPaying={isPaying}
      failure={failure}
      isDisabled={!isReady}
      onPay={() => void pay(confirm, check)}
    >
      {!isReady && <Skeleton className="h-60 w-full" />}
      <PaymentElement
        options={{ layout: "tabs", wallets: { applePay: "never", googlePay: "never", link: "never" } }}
        onReady={() => setReady(true)}
        onLoadError={() => setLost(true)}
      />
    </PayForm>
  );
}

/**
 * Stripe's frames do not see our style sheet, so they get the colours of the current theme as
 * values.
 */
function appearanceOfPage(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const cssVariable = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: document.documentElement.dataset["theme"] === "dark" ? "night" : "stripe",
    variables: {
      colorPrimary: cssVariable("color-brand"),
      colorBackground: cssVariable("color-surface"),
      colorText: cssVariable("color-ink"),
      colorTextSecondary: cssVariable("color-quiet"),
      colorDanger: cssVariable("color-danger"),
      borderRadius: "10px",
      fontFamily: "inter, system-ui, sans-serif",
    },
  };
}
