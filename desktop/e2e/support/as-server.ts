import type { APIResponse, Page, Route } from "@playwright/test";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ownHeaders } from "#shared/system/testing/own-response.ts";

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

/**
 * Gives a test's response the server's header: without it, it would count as a gateway's (api.3).
 */
export function asServer(answer: Answer): Answer {
  return { ...answer, headers: { ...ownHeaders, ...answer.headers } };
}

/** The server's response to a call that it refuses. */
export const refusal = { status: 400, json: { message: "Not now", code: "invalid_input", requestId: "1" } };

/** Changes what the page reads of its member, from the next page load on. */
export async function changeUser(page: Page, change: Partial<CurrentUser>): Promise<void> {
  await changeResponses(page, "**/api/auth/user", async (response) => ({
    json: { ...await response.json(), ...change },
  }));
}

/** Lets the page believe its own clock, which the test moves, and not the server's. */
export async function hideServerTime(page: Page): Promise<void> {
  await changeResponses(page, "**/api/**", () => ({}));
}

/** Leaves the server's time out, too: of several changes to a call the last alone is made. */
async function changeResponses(
  page: Page,
  calls: string,
  change: (response: APIResponse) => Answer | Promise<Answer>,
): Promise<void> {
  await page.route(calls, async (route) => {
    // A call under way when the page leaves it or the test ends is dropped.
    const answer = await changeOne(route, change).catch(nullIfDropped);
    if (answer) await route.fulfill(answer);
    else await route.abort().catch(() => undefined);
  });
}

/** Null where the call was dropped before its response came. */
async function changeOne(
  route: Route,
  change: (response: APIResponse) => Answer | Promise<Answer>,
): Promise<Answer | null> {
  const response = await route.fetch().catch(() => null);
  if (!response) return null;
  const { date: _, ...headers } = response.headers();
  return { response, headers, ...await change(response) };
}

/** Its response is gone too, when the page leaves while the test reads it. */
function nullIfDropped(error: unknown): null {
  if (String(error).includes("has been disposed")) return null;
  throw error;
}
