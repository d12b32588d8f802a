import type { Page } from "@playwright/test";
import type { Api } from "../support/api.ts";
import type { DesktopApp } from "../support/desktop-app.ts";
import { joinedMember, type Member } from "../support/members.ts";
import { expectToast } from "../support/toast.ts";
import { pathOf, signInByForm, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

/** The payment page that the app has opened last in the system's browser. */
async function waitForPaymentPage(app: DesktopApp, server: Api, count: number): Promise<string> {
  await expect.poll(async () => (await app.ask("openedOutside")).length).toBe(count);
  const address = (await app.ask("openedOutside")).at(-1) ?? "";
  expect(new URL(address).origin).toBe(server.origin);
  return address;
}

/**
 * Presses a button in the system's browser, where nobody is signed in. Returns the link that
 * leads back to the app.
 */
async function pressInBrowser(browser: Page, address: string, button: string): Promise<string> {
  await browser.goto(address);
  expect(await browser.context().cookies()).toEqual([]);
  await browser.getByRole("button", { name: button, exact: true }).click();
  return await linkBack(browser);
}

async function linkBack(browser: Page): Promise<string> {
  await browser.waitForURL(/\/return-to-app/);
  return await browser.getByRole("link", { name: "Open Glimmer" }).getAttribute("href") ?? "";
}

/** Counts how often the page has a payment looked up. */
function lookUpsOf(page: Page): { readonly count: number } {
  const found = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/stripe/sync") found.count += 1;
  });
  return found;
}

async function xpOf(server: Api, member: Member): Promise<number> {
  return (await (await server.as(member)).get<{ xp: number }>("/api/auth/user")).xp;
}

const openShop = (page: Page) => page.getByRole("link", { name: "XP Shop" }).first().click();

test("a pack is paid in the system's browser, and the app comes to the front with it, once @walk", async ({ page: browser, server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);
  await openShop(app.page);
  await app.page.getByRole("button", { name: "Continue to payment" }).click();
  const isElsewhere = app.page.getByText("The payment page is open in your browser.");
  await expect(isElsewhere).toBeVisible();
  const link = await pressInBrowser(browser, await waitForPaymentPage(app, server, 1), "Pay");
  await expect(browser.getByRole("heading", { name: "Payment successful" })).toBeVisible();
  await expect(isElsewhere, "once the order is paid, whether or not the browser leads back").toHaveCount(0);
  expect(link).toMatch(/^glimmer:\/\/shop\?payment=success&session_id=cs_\w+$/);

  const lookUps = lookUpsOf(app.page);
  await app.ask("blurWindow");
  await app.ask("openUrl", link);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  await expectToast(app.page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  await expect(app.page.getByRole("banner").getByText("5,000 XP")).toBeVisible();

  // The link again, from a browser's tab that was kept, also after the app was ended.
  await app.ask("openUrl", "glimmer://notifications");
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");
  await app.ask("openUrl", link);
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  expect(lookUps.count).toBe(1);
  expect(await xpOf(server, member)).toBe(5_000);
});

test("/checkout continues in the browser with the same order, cold and after a sign-in @deep", async ({ page: browser, server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);
  await openShop(app.page);
  await app.page.getByRole("link", { name: /5,?000 XP = \$7\.99/ }).click();
  await expect(app.page.getByRole("region", { name: "Order summary" })).toContainText("$7.99");
  expect(await app.page.getByLabel("Card number").count()).toBe(0);
  const settings = await server.as(member);
  const pay = app.page.getByRole("button", { name: "Continue in your browser" });
  await settings.put("/api/users/settings", { monthlySpendingLimit: 7 });
  await app.page.reload();
  await expect(app.page.getByText("$7.00 is left. This costs more.")).toBeVisible();
  await expect(pay).toBeDisabled();
  await settings.put("/api/users/settings", { monthlySpendingLimit: null, purchasesPaused: true });
  await app.page.reload();
  await expect(app.page.getByText("You paused purchases.")).toBeVisible();
  await expect(pay).toBeDisabled();
  await settings.put("/api/users/settings", { purchasesPaused: false });
  await app.page.reload();
  await app.page.getByRole("button", { name: "Continue in your browser" }).click();
  const link = await pressInBrowser(browser, await waitForPaymentPage(app, server, 1), "Pay");

  // Cold: the link starts the app.
  await app.restart({ argv: [link] });
  await expectToast(app.page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });
  expect(await xpOf(server, member)).toBe(5_000);

  // Cancelled, and back while nobody is signed in: the shop shows it after the sign-in.
  await app.page.getByRole("button", { name: "Continue to payment" }).click();
  const cancelled = await pressInBrowser(browser, await waitForPaymentPage(app, server, 1), "Cancel");
  await app.page.getByRole("button", { name: /menu/i }).first().click();
  await app.page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await app.ask("openUrl", cancelled);
  await signInByForm(app.page, member);
  await expectToast(app.page, "Payment Cancelled", "No charges were made.");
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  expect(await xpOf(server, member)).toBe(5_000);
});

test("a crown and its portal open in the browser and lead back @deep", async ({ page: browser, server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);
  await openShop(app.page);
  await app.page.getByRole("tab", { name: "Badges & Status" }).click();
  const blackCrown = app.page.getByRole("article", { name: "Black Crown" });
  await blackCrown.getByRole("button", { name: "Subscribe for $4.99 a month" }).click();
  const link = await pressInBrowser(browser, await waitForPaymentPage(app, server, 1), "Pay");
  await app.ask("openUrl", link);
  await expectToast(app.page, "Payment Successful!");
  await expect.poll(() => pathOf(app.page)).toBe("/xp-shop");
  await app.page.getByRole("button", { name: "Manage subscription" }).first().click();
  const portal = await waitForPaymentPage(app, server, 2);
  expect(new URL(portal).pathname).toMatch(/^\/practice-till\/portal\/bps_/);
  await browser.goto(portal);
  await browser.getByRole("link", { name: "Back to Glimmer" }).click();
  const back = await linkBack(browser);
  await app.ask("openUrl", "glimmer://notifications");
  await app.ask("blurWindow");
  await app.ask("openUrl", back);
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  await expect.poll(() => app.ask("window")).toMatchObject({ isFocused: true });
});

test("a forged return, and that of another member's payment, grant nothing @deep", async ({ page: browser, server, openApp }) => {
  const [member, payer] = [await joinedMember(server), await joinedMember(server)];
  const { url } = await (await server.as(payer)).post<{ url: string }>(
    "/api/stripe/create-checkout-session",
    {
      xpAmount: 5_000,
      amount: 9.99,
      client: "desktop",
    },
  );
  const link = await pressInBrowser(browser, url, "Pay");
  const app = await openApp();
  await signInToApp(app.page, member);
  await app.ask("openUrl", link);
  await expectToast(app.page, "Payment not found");
  await app.ask("openUrl", "glimmer://notifications");
  await app.ask("openUrl", "glimmer://shop?payment=success&session_id=cs_test_forged");
  await expectToast(app.page, "Payment not found");
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  expect(await xpOf(server, member)).toBe(0);
});

test("a return that starts the app while the keyring is locked is shown once it is unlocked @deep @host", async ({ page: browser, server, openApp }) => {
  const member = await joinedMember(server);
  const app = await openApp();
  await signInToApp(app.page, member);
  await openShop(app.page);
  await app.page.getByRole("button", { name: "Continue to payment" }).click();
  const link = await pressInBrowser(browser, await waitForPaymentPage(app, server, 1), "Pay");
  await app.restart({ argv: [link], isKeyringLocked: true });
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });
  await expect(app.page.getByRole("banner")).toBeHidden();
  await app.ask("unlockKeyring");
  await expectToast(app.page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  expect(await xpOf(server, member)).toBe(5_000);
});
