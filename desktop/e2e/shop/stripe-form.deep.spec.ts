import type { BrowserContext, Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expect, test as base } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { fakeStripeScript } from "./fake-stripe-script.ts";

/**
 * A server with keys of Stripe. Stripe is never called: the browser answers the calls
 * that would go there.
 */
const test = base.extend<object, { site: RunningServer }>({
  site: [async ({}, use) => {
    const site = await startServer({
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: "whsec_nobody",
      STRIPE_PUBLISHABLE_KEY: "pk_test_nobody",
    });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
});

declare global {
  interface Window {
    outcomes: unknown[];
    confirmed: unknown[];
    elementsOptions: unknown;
  }
}

const clientSecret = "pi_3Fake_secret_Fake";
const pay = (page: Page) => page.getByRole("button", { name: "Pay $7.99" });

async function stripeIs(context: BrowserContext): Promise<void> {
  await context.route(
    "https://js.stripe.com/*/stripe.js*",
    (route) => route.fulfill({ contentType: "text/javascript", body: fakeStripeScript }),
  );
  await context.route(
    "https://js.stripe.com/fake-frame.html",
    (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Card</title><p>Card fields of Stripe" }),
  );
}

async function answer(page: Page, state: "pending" | "paid" = "pending"): Promise<void> {
  await page.route(
    "**/api/stripe/create-payment-intent",
    (route) => route.fulfill(asServer({ status: 201, json: { clientSecret } })),
  );
  await page.route(
    "**/api/stripe/sync",
    (route) =>
      route.fulfill(asServer({ json: { kind: "checkout", state, name: "5,000 XP", xpAmount: 5_000 } })),
  );
}

test("with Stripe's keys /checkout holds its form, pays once, and says why a card was declined", async ({ page, server, context, baseURL }) => {
  await stripeIs(context);
  await answer(page, "paid");
  await signIn(page, await joinedMember(server), "/login?next=/checkout", baseURL);
  await expect(page.frameLocator("iframe").getByText("Card fields of Stripe")).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => window.elementsOptions)).toMatchObject({
    mode: "payment",
    amount: 799,
    currency: "usd",
    allowedPaymentMethodTypes: ["card"],
  });

  await page.evaluate(() => {
    window.outcomes = [
      { error: { type: "card_error", message: "Your card has insufficient funds." } },
      { error: { type: "validation_error", message: "Your card number is incomplete." } },
      { paymentIntent: { status: "succeeded" } },
    ];
  });
  await pay(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Payment Failed" }))
    .toContainText("Your card has insufficient funds.");
  // Stripe's own fields say what is incomplete.
  await pay(page).click();
  await expect(page.getByText("Payment Failed")).toBeHidden();
  await expect(pay(page)).toBeEnabled();
  const confirmed = await page.evaluate(() => window.confirmed);
  expect(confirmed).toHaveLength(1);
  expect(confirmed[0]).toEqual({
    clientSecret,
    redirect: "if_required",
    returnUrl: `${baseURL}/checkout?client_secret=${clientSecret}`,
  });
  await pay(page).dblclick();
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!");
});

test("only the document of /checkout may load Stripe's script, however it is entered and left", async ({ page, server, context, baseURL }) => {
  await stripeIs(context);
  await answer(page);
  await signIn(page, await joinedMember(server), "/login?next=/shop", baseURL);
  await page.goto("/shop");
  const mayLoad = () =>
    page.evaluate(() =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement("script");
        script.src = "https://js.stripe.com/endive/stripe.js";
        script.addEventListener("load", () => resolve(true));
        script.addEventListener("error", () => resolve(false));
        document.head.append(script);
      })
    );
  expect(await mayLoad()).toBe(false);
  await page.getByRole("link", { name: /5,?000 XP = \$7\.99/ }).click();
  await expect(page.frameLocator("iframe").getByText("Card fields of Stripe")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await page.waitForURL("**/shop");
  expect(await mayLoad()).toBe(false);
  // A made-up script is sometimes never loaded on the way back, so only the screen is looked at.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "XP Shop" })).toBeVisible();
  expect(await mayLoad()).toBe(false);
});

test("without Stripe's script the form says so and offers to try again", async ({ page, server, context, baseURL }) => {
  await context.route("https://js.stripe.com/**", (route) => route.abort());
  await answer(page);
  await signIn(page, await joinedMember(server), "/login?next=/checkout", baseURL);
  const failure = page.getByRole("alert").filter({ hasText: "Payment Setup Error" });
  await expect(failure).toContainText("Unable to initialize payment. Please try again.");
  await context.unroute("https://js.stripe.com/**");
  await stripeIs(context);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(page.frameLocator("iframe").getByText("Card fields of Stripe")).toBeVisible();
});

test("a bank that redirects leads back to /checkout, which looks the payment up", async ({ page, server, context, baseURL }) => {
  await stripeIs(context);
  await answer(page, "paid");
  await signIn(page, await joinedMember(server), "/login?next=/shop", baseURL);
  await page.goto(`/checkout?client_secret=${clientSecret}&redirect_status=succeeded`);
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!");
});
