import type { Route } from "@playwright/test";
import { ownHeaders } from "#shared/system/testing/own-response.ts";

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

/** Makes what a test answers in the server's place the server's own: without its header it would be a gateway's (api.3). */
export function asServer(answer: Answer): Answer {
  return { ...answer, headers: { ...ownHeaders, ...answer.headers } };
}

/** What the server says of a call that it refuses. */
export const refusal = { status: 400, json: { message: "Not now", code: "invalid_input", requestId: "1" } };
