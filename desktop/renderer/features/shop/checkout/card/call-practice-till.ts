import { z } from "zod";
import type { OpenPayment } from "../opening/find-payment.ts";
import type { Card } from "./card-fields.ts";
import { classifyProviderError, type PayOutcome } from "./pay-outcome.ts";

/** Sends a card to the practice till. Rejects when there is no response. */
export async function confirmAtTill(
  { intentId, clientSecret }: OpenPayment,
  card: Card,
): Promise<PayOutcome | { readonly kind: "second-step" }> {
  return await callTill(intentId, "confirm", { client_secret: clientSecret, card });
}

/**
 * Passes or fails the second step of a practice card, as a bank would. Rejects when
 * there is no response.
 */
export async function authenticateAtTill(
  { intentId, clientSecret }: OpenPayment,
  outcome: "succeed" | "fail",
): Promise<PayOutcome> {
  const reached = await callTill(intentId, "authenticate", { client_secret: clientSecret, outcome });
  return reached.kind === "second-step" ? { kind: "unknown" } : reached;
}

/**
 * A response of the till: a payment in Stripe's shape, or an error. Other responses leave the
 * outcome unknown.
 */
const tillResponse = z.object({
  status: z.string().optional(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  error: z.object({
    type: z.string().optional(),
    message: z.string().optional(),
    payment_intent: z.object({ status: z.string().optional() }).optional(),
  }).optional(),
}).catch({});

async function callTill(
  intentId: string,
  act: "confirm" | "authenticate",
  body: unknown,
): Promise<PayOutcome | { readonly kind: "second-step" }> {
  const response = await fetch(`/practice-till/v1/payment_intents/${encodeURIComponent(intentId)}/${act}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { status, last_payment_error: refusal, error } = tillResponse.parse(await response.json());
  if (error) return classifyProviderError(error);
  if (status === "requires_action") return { kind: "second-step" };
  if (status === "succeeded" || status === "processing") return { kind: "taken" };
  if (status === "requires_payment_method") return { kind: "declined", message: refusal?.message ?? null };
  return { kind: "unknown" };
}
