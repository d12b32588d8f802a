import { t } from "@lingui/core/macro";
import type { ErrorCode, ErrorEnvelope } from "#shared/errors.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import { supportHeader } from "#shared/moderation/support-header.ts";
import { product } from "#shared/product.ts";
import { isForeignStatus, isOwnResponse, parseOwnError } from "#shared/system/own-response.ts";

/**
 * Failures that the server does not know of: nothing responded, something on the way did in its
 * place, or the browser keeps no cookies.
 */
type ConnectionCode = "network" | "foreign" | "cookies";

interface ApiErrorParts {
  /**
   * 0 without a response of the product's own, so that a gateway's status decides nothing (api.3).
   */
  status: number;
  code: ErrorCode | ConnectionCode;
  /** The server's message, or that it could not be reached; null when the response has none. */
  userMessage: string | null;
  /** The raw body, for `message`. */
  bodyText: string;
  fields?: Readonly<Record<string, string>>;
  edits?: ErrorEnvelope["edits"];
  coverTopics?: readonly CoverTopic[] | undefined;
  requestId?: string | null;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number | null;
  /** The refused words ask for help. */
  asksForHelp?: boolean;
}

/** A failed call. `message` is `"{status}: {body text}"`; screens show `userMessage` (api.2). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | ConnectionCode;
  readonly userMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Of `edit_conflict`: both texts. */
  readonly edits: ErrorEnvelope["edits"];
  /** Of `cover_suggested`: what the words are about. */
  readonly coverTopics: readonly CoverTopic[];
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly asksForHelp: boolean;

  constructor(parts: ApiErrorParts) {
    super(`${parts.status}: ${parts.bodyText}`);
    this.name = "ApiError";
    this.status = parts.status;
    this.code = parts.code;
    this.userMessage = parts.userMessage;
    this.fields = parts.fields ?? {};
    this.edits = parts.edits;
    this.coverTopics = parts.coverTopics ?? [];
    this.requestId = parts.requestId ?? null;
    this.retryAfter = parts.retryAfter ?? null;
    this.asksForHelp = parts.asksForHelp ?? false;
  }
}

/** The error of a call without a response: offline, server down, unknown host. */
export function createNetworkError(): ApiError {
  return new ApiError({
    status: 0,
    code: "network",
    userMessage: t`We couldn't reach the server. Check your connection and try again.`,
    bodyText: "network error",
  });
}

/**
 * Returns why a response cannot be used, or null when it is the product's own and no failure. A
 * network may answer anything in the server's place, with any status; no part of the client decides
 * by a gateway's status, since such a failure has status 0 (api.3).
 * @param isUnchanged the response is the 304 that was asked for
 */
export async function findFailure(response: Response, isUnchanged = false): Promise<ApiError | null> {
  if (response.ok || isUnchanged) {
    if (isOwnResponse(response)) return null;
    void response.body?.cancel().catch(() => undefined);
    return createForeignError(response.status, "");
  }
  const bodyText = (await response.text().catch(() => "")) || response.statusText;
  const own = parseOwnError(response, bodyText);
  if (!own && isForeignStatus(response.status)) return createForeignError(response.status, bodyText);
  return new ApiError({
    status: response.status,
    code: own?.code ?? codeOf(response.status),
    userMessage: own?.message.trim() || null,
    bodyText,
    fields: own?.fields,
    edits: own?.edits,
    coverTopics: own?.coverTopics,
    requestId: own?.requestId ?? response.headers.get("X-Request-Id"),
    retryAfter: retryAfterSeconds(response.headers.get("Retry-After")),
    asksForHelp: response.headers.has(supportHeader),
  });
}

/**
 * The error of a call that something else answered, such as a network's sign-in page or a company's
 * gateway (api.3).
 */
export function createForeignError(status = 0, bodyText = ""): ApiError {
  const userMessage = t`The network answers instead of ${{
    product: product.name,
  }}. Sign in to the Wi-Fi or network you're on, then try again.`;
  return new ApiError({ status: 0, code: "foreign", userMessage, bodyText: `${status} ${bodyText}` });
}

/** Whether something else answered in the product's place. */
export function isForeign(error: unknown): boolean {
  return error instanceof ApiError && error.code === "foreign";
}

/** The message to show for anything thrown; `fallback` when the server sent none. */
export function getUserMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? fallback;
}

/** The code for a failure that a proxy sent. */
function codeOf(status: number): ErrorCode {
  if (status === 413) return "body_too_large";
  return status === 429 ? "rate_limited" : "unavailable";
}

function retryAfterSeconds(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
