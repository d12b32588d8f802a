/** The outcome of sending a card. */
export type PayOutcome =
  /** Paid, or confirmed by the bank later; the server knows which. */
  | { readonly kind: "taken" }
  /** `message` is the provider's, for the member; null when it sent none. */
  | { readonly kind: "declined"; readonly message: string | null }
  /** Nothing was sent: the form says which field is incomplete. */
  | { readonly kind: "incomplete" }
  /** The payment cannot be paid any more: it expired, or was opened elsewhere. */
  | { readonly kind: "closed" }
  /** No response, or one without information about the payment. */
  | { readonly kind: "unknown" };

/** An error of the provider, by Stripe's shape. */
interface ProviderError {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
  readonly payment_intent?: { readonly status?: string | undefined } | undefined;
}

/**
 * Does not treat an error about a payment already made, for example in another tab, as a failure.
 */
export function classifyProviderError({ type, message, payment_intent }: ProviderError): PayOutcome {
  const status = payment_intent?.status;
  if (status === "succeeded" || status === "processing") return { kind: "taken" };
  if (status === "canceled") return { kind: "closed" };
  if (type === "validation_error") return { kind: "incomplete" };
  if (type === "card_error") return { kind: "declined", message: message || null };
  return { kind: "unknown" };
}
