import type { ErrorEnvelope } from "../errors.ts";
import { readReleaseHeader, releaseHeader } from "./release.ts";

/**
 * Whether the product itself sent a response (api.3). A network's sign-in page may answer with any
 * status, also with 200.
 */
export function isOwnResponse({ headers }: Pick<Response, "headers">): boolean {
  return readReleaseHeader(headers.get(releaseHeader)) !== null;
}

/**
 * Whether a status proves nothing without the product's header. The others a gateway may return
 * rightly: body too large, too many calls, server away.
 */
export function isForeignStatus(status: number): boolean {
  return status !== 413 && status !== 429 && (status < 500 || status === 511);
}

/**
 * Returns the error in the body of a failed response, or null where something on the way answered
 * in the product's place.
 */
export function parseOwnError(response: Pick<Response, "headers">, body: string): ErrorEnvelope | null {
  if (!isOwnResponse(response)) return null;
  try {
    const error = JSON.parse(body) as Partial<ErrorEnvelope> | null;
    const isWhole = [error?.message, error?.code, error?.requestId].every((part) => typeof part === "string");
    return isWhole ? error as ErrorEnvelope : null;
  } catch {
    return null;
  }
}

/**
 * Whether a response ends the session: a 401 of the product's own (api.3). Reads the body of such a
 * response.
 */
export async function endsSession(response: Response): Promise<boolean> {
  if (response.status !== 401 || !isOwnResponse(response)) return false;
  return parseOwnError(response, await response.text().catch(() => "")) !== null;
}
