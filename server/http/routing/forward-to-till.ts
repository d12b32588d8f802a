import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import type { Config } from "../../config.ts";
import { AppError, NotFound } from "../../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { bodyLimits, readBody } from "../input/read-body.ts";
import { withCommonHeaders } from "../responses/respond.ts";

const tillFolder = "/practice-till/";

/** The paths of the till's own pages, controls and card form. */
export const tillPath = `${tillFolder}*`;

const passedOn = ["accept", "accept-language", "content-type"];
const passedBack = ["content-type", "content-security-policy", "cache-control", "location"];

const hasNoBody: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Forwards requests to the practice till, so that its pages are on our origin, as the desktop app
 * and the pages' policy expect (shop.5). Forwards no cookies either way, and no members' tokens:
 * only the till's own key. Null where there is no till, as in production.
 */
export function forwardToTill(
  stripe: Config["stripe"],
): ((c: Context<AppEnv>) => Response | Promise<Response>) | null {
  if (!stripe || stripe.practiceTillUrl === null) return null;
  const till = stripe.practiceTillUrl;
  const tillKey = `Bearer ${stripe.secretKey}`;
  return async (c) => {
    const request = c.req.raw;
    // Resolved, like the path that matched this route.
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith(tillFolder)) throw new NotFound(msg`There's nothing at this address.`);
    const headers = pickHeaders(request.headers, passedOn);
    if (request.headers.get("authorization") === tillKey) headers.set("authorization", tillKey);
    const passed = {
      method: request.method,
      headers,
      // Forms with a few fields. Read in full first, so that the till never gets more. `fetch`
      // accepts no body with these two methods, which may have one from a client.
      body: hasNoBody.has(request.method) ? null : request.body && await readBody(request, bodyLimits.json),
      redirect: "manual" as const,
      signal: request.signal,
    };
    const response = await fetch(`${till}${pathname}${search}`, passed).catch((cause: unknown) => {
      throw new AppError("payments_unavailable", msg`The practice till does not answer.`, { cause });
    });
    return await withCommonHeaders(
      c,
      new Response(response.body, {
        status: response.status,
        headers: pickHeaders(response.headers, passedBack),
      }),
    );
  };
}

function pickHeaders(given: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
