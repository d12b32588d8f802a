import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "#shared/endpoint.ts";
import { listErrorCodes } from "#shared/endpoint-errors.ts";
import { Serialized } from "../responses/serialized.ts";
import type { AppError } from "../../errors.ts";

/** Throws when a response differs from the contract, by missing or extra fields. */
export function checkResponse(endpoint: Endpoint, result: unknown): void {
  const at = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  if (result instanceof Response) return checkOther(endpoint, result, at);
  if (!endpoint.response) throw new Error(`${at} returned a body where the contract has none`);
  // JSON drops undefined fields and converts dates, as the client will see them.
  const sent: unknown = JSON.parse(
    result instanceof Serialized ? result.json : JSON.stringify(result ?? null),
  );
  const parsed = endpoint.response.safeParse(sent);
  if (!parsed.success) {
    throw new Error(`${at} returned a response outside the contract`, { cause: parsed.error });
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`${at} returned fields the contract does not have`);
  }
}

/**
 * Returns the error if the contract declares its code for the endpoint; otherwise an error that
 * names it and becomes a 500.
 */
export function checkError(endpoint: Endpoint, error: AppError): Error {
  if (listErrorCodes(endpoint).includes(error.code)) return error;
  const at = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  return new Error(`${at} failed with ${error.code}, which the contract does not declare`, { cause: error });
}

/** Checks status and content type of a response without JSON. */
function checkOther(endpoint: Endpoint, response: Response, at: string): void {
  const { status } = response;
  const isDeclared = status === endpoint.status || (status === 304 && endpoint.hasEtag) ||
    (status === 206 && endpoint.takesRange) || (status === 503 && endpoint.unavailable);
  if (!isDeclared) throw new Error(`${at} returned ${status}`);
  if (status === 304) return;
  const type = response.headers.get("content-type") ?? "";
  if (endpoint.produces && !type.startsWith(endpoint.produces)) throw new Error(`${at} returned ${type}`);
}
