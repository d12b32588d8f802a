import type { ErrorCode } from "#shared/errors.ts";

interface ApiErrorParts {
  /** 0 when there was no response. */
  status: number;
  code: ErrorCode | "network";
  /** The server's message, or that it could not be reached; null when the response has none. */
  userMessage: string | null;
  /** The raw body, for `message`. */
  bodyText: string;
  fields?: Readonly<Record<string, string>>;
  requestId?: string | null;
  /** Seconds, from `Retry-After`. */
  retryAfter?: number | null;
}

/** A failed call. `message` is `"{status}: {body text}"`; screens show `userMessage` (api.2). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | "network";
  readonly userMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor(parts: ApiErrorParts) {
    super(`${parts.status}: ${parts.bodyText}`);
    this.name = "ApiError";
    this.status = parts.status;
    this.code = parts.code;
    this.userMessage = parts.userMessage;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId ?? null;
    this.retryAfter = parts.retryAfter ?? null;
  }
}

/** The error of a call without a response: offline, server down, unknown host. */
export function networkError(): ApiError {
  return new ApiError({
    status: 0,
    code: "network",
    userMessage: "We couldn't reach the server. Check your connection and try again.",
    bodyText: "Network error",
  });
}

/** Reads a failed response. Its body may be anything, such as a proxy's page. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const bodyText = (await response.text().catch(() => "")) || response.statusText;
  const envelope = readEnvelope(bodyText);
  return new ApiError({
    status: response.status,
    code: envelope?.code ?? codeOf(response.status),
    userMessage: envelope?.message.trim() || null,
    bodyText,
    fields: envelope?.fields,
    requestId: envelope?.requestId ?? response.headers.get("X-Request-Id"),
    retryAfter: retryAfterSeconds(response.headers.get("Retry-After")),
  });
}

/** The message to show for anything thrown; `fallback` where the server sent none. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.userMessage : null) ?? fallback;
}

interface Envelope {
  message: string;
  code: ErrorCode | undefined;
  requestId: string | undefined;
  fields: Record<string, string> | undefined;
}

function readEnvelope(text: string): Envelope | null {
  try {
    const body = JSON.parse(text) as Partial<Envelope> | null;
    return typeof body?.message === "string" ? body as Envelope : null;
  } catch {
    return null;
  }
}

/** The code for a response without one, which came from a proxy. */
function codeOf(status: number): ErrorCode {
  if (status === 401) return "unauthenticated";
  if (status === 404) return "not_found";
  if (status === 429) return "rate_limited";
  return status < 500 ? "invalid_input" : "unavailable";
}

function retryAfterSeconds(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
