import type { Page, Route } from "@playwright/test";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ownHeaders } from "#shared/system/testing/own-response.ts";

type Answer = NonNullable<Parameters<Route["fulfill"]>[0]>;

/** Makes what a test answers in the server's place the server's own: without its header it would be a gateway's (api.3). */
export function asServer(answer: Answer): Answer {
  return { ...answer, headers: { ...ownHeaders, ...answer.headers } };
}

/** What the server says of a call that it refuses. */
export const refusal = { status: 400, json: { message: "Not now", code: "invalid_input", requestId: "1" } };

/** From the next page load on, the page believes this of its member. */
export async function changeUser(page: Page, change: Partial<CurrentUser>): Promise<void> {
  await page.route("**/api/auth/user", async (route) => {
    // A call under way when the test ends is dropped.
    const response = await route.fetch().catch(() => null);
    if (!response) return await route.abort().catch(() => undefined);
    await route.fulfill({ response, json: { ...await response.json(), ...change } });
  });
}
