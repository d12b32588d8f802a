import type { z } from "zod";
import { endsSession, isOwnResponse } from "#shared/system/own-response.ts";
import type { AuthorizedCalls } from "./authorized-calls.ts";
import { readJson } from "./read-json.ts";

const timeoutMs = 15_000;

interface Row<T extends z.ZodType> {
  readonly method: string;
  readonly path: string;
  readonly response: T;
}

/**
 * Makes a call of the contract as the member who is signed in. Returns null when nobody is, or the
 * session is over. Rejects when the server cannot be reached or says anything else, and when the
 * network answers in its place (api.3).
 * @param body sent as JSON
 */
export async function callEndpoint<T extends z.ZodType>(
  calls: AuthorizedCalls,
  { method, path, response }: Row<T>,
  body?: object,
): Promise<z.infer<T> | null> {
  if (!await calls.isSignedIn()) return null;
  const reply = await calls.send(path, {
    method: method.toUpperCase(),
    headers: new Headers({ Accept: "application/json", ...(body && { "Content-Type": "application/json" }) }),
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (await endsSession(reply)) return null;
  if (!reply.ok || !isOwnResponse(reply)) throw createUnusableResponseError(path, reply);
  return response.parse(await readJson(reply));
}

/** The error for a response that says nothing of what was asked. */
export function createUnusableResponseError(path: string, reply: Response): Error {
  const whose = isOwnResponse(reply) ? "the server" : "something in place of the server";
  return new Error(`${path}: ${whose} responded with ${reply.status}`);
}
