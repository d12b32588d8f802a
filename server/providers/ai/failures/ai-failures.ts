import { APIConnectionError, APIError } from "openai";
import { AiRefused } from "../ai.ts";
import { hasCodeOfUnknownModel } from "../models/unknown-models.ts";

/**
 * Whether a failed call means that the provider is unhealthy: no answer, its limits, its errors, a
 * refused key, an unexpected format. A refusal of one request (400, 403, 404, 422 …) says nothing
 * about the next.
 */
export function isProviderFault(error: unknown): boolean {
  if (error instanceof AiRefused) return false;
  if (!(error instanceof APIError) || error.status === undefined) return true;
  // Gateways say with 503 that they have no such model.
  if (hasCodeOfUnknownModel(error)) return false;
  return [401, 408, 409, 429].includes(error.status) || error.status >= 500;
}

/** Whether an immediate retry may help. */
export function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true;
  return error instanceof APIError && error.status !== undefined && error.status !== 401 &&
    isProviderFault(error);
}

/** Whether the provider has certainly not begun, so that a retry is not paid for twice. */
export function wasTurnedAway(error: unknown): boolean {
  return error instanceof APIError && (error.status === 429 || error.status === 503);
}

/** How long the provider asks to wait, in milliseconds; null when it does not say. */
export function retryAfterMs(error: unknown): number | null {
  if (!(error instanceof APIError)) return null;
  const exact = numberIn(error.headers?.get("retry-after-ms"));
  if (exact !== null) return exact;
  const given = error.headers?.get("retry-after");
  const seconds = numberIn(given);
  if (seconds !== null) return seconds * 1_000;
  const date = Date.parse(given ?? "");
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function numberIn(header: string | null | undefined): number | null {
  const number = header?.trim() ? Number(header) : NaN;
  return Number.isFinite(number) && number >= 0 ? number : null;
}
