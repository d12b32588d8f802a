import type { z } from "zod";
import type { AuthorizedCalls } from "./authorized-calls.ts";
import { readJson } from "./read-json.ts";

const timeoutMs = 15_000;

interface Row<T extends z.ZodType> {
  readonly method: string;
  readonly path: string;
  readonly response: T;
}

/**
 * Makes a call of the contract as the member who is signed in. Returns null when nobody is, or the session is over (401). Rejects
 * when the server cannot be reached or says anything else.
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
  if (reply.status === 401) return null;
  if (!reply.ok) throw new Error(`${path} responded with ${reply.status}`);
  return response.parse(await readJson(reply));
}
