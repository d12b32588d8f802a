import type { Page } from "@playwright/test";
import type { Order } from "#shared/shop/contract.ts";
import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { orderOf, serveShop } from "./served-orders.ts";

/** Has the server look up a payment with this result. Returns the sessions that were looked up. */
async function serveLookUp(page: Page, found: Order | null): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/stripe/sync", (route) => {
    asked.push((route.request().postDataJSON() as { sessionId: string }).sessionId);
    const missing = { status: 404, json: { message: "Not found", code: "not_found", requestId: "1" } };
    return route.fulfill(asServer(found ? { json: found } : missing));
  });
  return asked;
}

test.beforeEach(async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await serveShop(page, {});
});

test("a return looks the payment up, cleans the address, and shows the outcome once", async ({ page }) => {
  const asked = await serveLookUp(page, orderOf());
  const address = "/shop?payment=success&xp=999999&session_id=cs_test_e2e1";
  await page.goto(address);
  await expectToast(page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect(page).toHaveURL("/shop");
  await page.goto(address);
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  expect(asked).toEqual(["cs_test_e2e1"]);
  await expect(page.getByText("Payment Successful!")).toHaveCount(0);
});

test("cancelling says that nothing was charged @deep", async ({ page }) => {
  await page.goto("/shop?payment=cancelled");
  await expectToast(page, "Payment Cancelled", "No charges were made.");
  await expect(page).toHaveURL("/shop");
});

test("what is looked up counts, whatever the address says @deep", async ({ page }) => {
  await serveLookUp(page, orderOf({ state: "failed" }));
  await page.goto("/shop?payment=success&session_id=cs_test_e2e2");
  await expectToast(page, "Payment Failed", "Unable to process payment. Please try again.");
  await serveLookUp(page, null);
  await page.goto("/shop?payment=success&session_id=cs_test_forged");
  await expectToast(page, "Payment not found", "nothing changed");
  await serveLookUp(page, orderOf({ state: "pending" }));
  await page.goto("/xp-shop?payment=success&session_id=cs_test_e2e3");
  await expectToast(page, "Payment on its way");
  await expect(page).toHaveURL("/xp-shop");
  await page.goto("/shop?payment=success");
  await expectToast(page, "Payment Successful!", "as soon as the payment is confirmed");
  await page.goto("/shop?payment=nonsense&session_id=cs_test_e2e4");
  await expect(page).toHaveURL("/shop");
});
