import type { Page } from "@playwright/test";
import type { CurrentUser } from "#shared/auth/contract.ts";

/** From the next page load on, the page believes this of its member. */
export async function changeUser(page: Page, change: Partial<CurrentUser>): Promise<void> {
  await page.route("**/api/auth/user", async (route) => {
    // A call under way when the test ends is dropped.
    const response = await route.fetch().catch(() => null);
    if (!response) return await route.abort().catch(() => undefined);
    await route.fulfill({ response, json: { ...await response.json(), ...change } });
  });
}
