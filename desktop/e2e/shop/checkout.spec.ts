import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import type { Api } from "../support/api.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, type Member, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const pay = (page: Page) => page.getByRole("button", { name: "Pay $7.99" });
const useCard = (page: Page, effect: string) =>
  page.getByRole("button", { name: `Use the card that ${effect}` }).click();
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "Payment Failed" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Confirm with your bank" });

async function orderStates(server: Api, member: Member): Promise<string[]> {
  const orders = await (await server.as(member)).get<{ state: string }[]>("/api/shop/orders");
  return orders.map(({ state }) => state);
}

async function paidOrders(server: Api, member: Member): Promise<number> {
  return (await orderStates(server, member)).filter((state) => state === "paid").length;
}

async function openCheckout(page: Page, server: Api): Promise<Member> {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/checkout");
  await expect(pay(page)).toBeVisible();
  return member;
}

async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect(page.getByRole("banner").getByText(`${balance} XP`)).toBeVisible();
}

test("a card typed at /checkout buys 5,000 XP; a declined one says why and costs nothing", async ({ page, server }) => {
  const member = await openCheckout(page, server);
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Processing fee$0.00");
  await expect(summary).toContainText("Balance before0 XP");
  await expect(summary).toContainText("Balance after5,000 XP");
  await expect(page.getByText("Practice payment: no card is charged")).toBeVisible();
  await expectAccessibleEverywhere(page);

  await pay(page).click();
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expect(page.getByText("Enter the whole card number.")).toBeVisible();
  expect(await orderStates(server, member), "nothing is ordered before a card is sent").toEqual([]);

  await useCard(page, "is declined");
  await pay(page).click();
  await expect(failure(page)).toContainText("Your card was declined.");
  expect(await orderStates(server, member), "once a card is sent").toHaveLength(1);

  await page.getByLabel("Card number").fill("4242424242424242");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("1234");
  await page.getByLabel("CVC").fill("123");
  await pay(page).dblclick();
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect(page).toHaveURL("/shop");
  await expectBalance(page, "5,000");
  expect(await paidOrders(server, member)).toBe(1);
});

test("a bank that asks is answered in the page: refused, then confirmed @deep", async ({ page, server }) => {
  await openCheckout(page, server);
  await useCard(page, "needs a second step");
  await pay(page).click();
  await expectFitsEverywhere(question(page), "Confirm with your bank");
  await question(page).getByRole("button", { name: "Refuse" }).click();
  await expect(failure(page)).toBeVisible();
  await pay(page).click();
  await question(page).getByRole("button", { name: "Confirm payment" }).click();
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!");
  await expectBalance(page, "5,000");
});

test("a lost response, a reload and a second tab never pay twice @deep", async ({ page, server, context }) => {
  const member = await openCheckout(page, server);
  const other = await context.newPage();
  await other.goto("/checkout");
  await expect(pay(other)).toBeVisible();

  // The card is charged, and the page never learns it: neither from the provider
  // nor from the server.
  await page.route("**/practice-till/v1/**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route("**/api/stripe/sync", (route) => route.abort());
  await useCard(page, "succeeds");
  await pay(page).click();
  await expect(failure(page)).toContainText("Unable to process payment. Please try again.");
  await page.unroute("**/api/stripe/sync");
  await page.unroute("**/practice-till/v1/**");
  await page.reload();
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!");

  // Also when what was bought cannot be read again.
  await other.route("**/api/shop/spending", (route) => route.abort());
  await useCard(other, "succeeds");
  await pay(other).click();
  await expect(other.getByRole("alert").filter({ hasText: "Nothing new was charged" }))
    .toContainText("You bought 5,000 XP in another window meanwhile.");
  await expectBalance(other, "5,000");
  expect(await orderStates(server, member)).toEqual(["paid"]);
});

test("an open payment in the address is used, another member's is not @deep", async ({ page, server }) => {
  const member = await openCheckout(page, server);
  const order = { amount: 7.99, description: "5,000 XP" };
  const secretOf = async (who: Member) =>
    (await (await server.as(who)).post<{ clientSecret: string }>("/api/stripe/create-payment-intent", order))
      .clientSecret;
  const stranger = await joinedMember(server);
  const foreign = await secretOf(stranger);
  const own = await secretOf(member);
  const confirmed: string[] = [];
  page.on("request", (request) => {
    const id = /payment_intents\/(pi_\w+)\/confirm/.exec(request.url())?.[1];
    if (id) confirmed.push(id);
  });
  await page.goto(`/checkout?client_secret=${foreign}`);
  await useCard(page, "is declined");
  await pay(page).click();
  await expect(failure(page)).toBeVisible();
  await page.goto(`/checkout?client_secret=${own}`);
  await useCard(page, "succeeds");
  await pay(page).click();
  await page.waitForURL(/\/shop/);
  await expectToast(page, "Payment Successful!");
  expect(new Set(confirmed)).toEqual(new Set([own.split("_secret_")[0]]));
  expect(await paidOrders(server, stranger)).toBe(0);

  // Its address again, after it was paid.
  await page.goto(`/checkout?client_secret=${own}`);
  await page.waitForURL(/\/shop/);
  expect(await paidOrders(server, member)).toBe(1);
});

test("a payment that cannot be opened says so and can be tried again @deep", async ({ page, server }) => {
  await page.route(
    "**/api/stripe/create-payment-intent",
    (route) => route.fulfill({ status: 500, body: "" }),
  );
  await openCheckout(page, server);
  await useCard(page, "succeeds");
  await pay(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Payment Setup Error" });
  await expect(alert).toContainText("Unable to initialize payment. Please try again.");
  await expectAccessibleEverywhere(page);
  await page.unroute("**/api/stripe/create-payment-intent");
  await pay(page).click();
  await page.waitForURL(/\/shop/);
});

test("/checkout says before paying that the member's limit or pause forbids it @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const settings = await server.as(member);
  await settings.put("/api/users/settings", { monthlySpendingLimit: 7 });
  await signIn(page, member, "/login?next=/checkout");
  await expect(page.getByText("Your limit is $7.00 a month: $0.00 is spent, and $7.00 is left."))
    .toBeVisible();
  await expect(pay(page)).toBeHidden();
  await settings.put("/api/users/settings", { monthlySpendingLimit: 8 });
  await page.reload();
  await expect(pay(page)).toBeVisible();
  await settings.put("/api/users/settings", { purchasesPaused: true });
  await page.reload();
  await expect(page.getByRole("link", { name: "Open Settings" })).toBeVisible();
  await expect(pay(page)).toBeHidden();
  await expectAccessibleEverywhere(page);
});
