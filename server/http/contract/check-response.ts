import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "#shared/endpoint.ts";
import { errorsOf } from "#shared/endpoint-errors.ts";
import type { AppError } from "../../errors.ts";

/** Throws when an answer is not exactly what the contract says: neither less, nor a field more that nobody promised. */
export function checkResponse(endpoint: Endpoint, result: unknown): void {
  const at = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  if (result instanceof Response) return checkOther(endpoint, result, at);
  if (!endpoint.response) throw new Error(`${at} answered a body where the contract has none`);
  // JSON drops what is undefined and writes dates out, as the client will see it.
  const sent: unknown = JSON.parse(JSON.stringify(result ?? null));
  const parsed = endpoint.response.safeParse(sent);
  if (!parsed.success) throw new Error(`${at} answered outside the contract`, { cause: parsed.error });
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`${at} answered fields the contract does not have`);
  }
}

/** The error itself when the contract declares its code for the endpoint; otherwise one that says so, and becomes a 500. */
export function checkError(endpoint: Endpoint, error: AppError): Error {
  if (errorsOf(endpoint).includes(error.code)) return error;
  const at = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  return new Error(`${at} failed with ${error.code}, which the contract does not declare`, { cause: error });
}

/** A response without JSON of ours: only its status and content type can be looked at. */
function checkOther(endpoint: Endpoint, response: Response, at: string): void {
  const { status } = response;
  const isDeclared = status === endpoint.status || (status === 304 && endpoint.hasEtag) ||
    (status === 206 && endpoint.takesRange) || (status === 503 && endpoint.unavailable);
  if (!isDeclared) throw new Error(`${at} answered ${status}`);
  if (status === 304) return;
  const type = response.headers.get("content-type") ?? "";
  if (endpoint.produces && !type.startsWith(endpoint.produces)) throw new Error(`${at} answered ${type}`);
}
