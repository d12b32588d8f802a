import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Chooses a pack and opens its payment page, which is the practice till's. */
async function openPayment(page: Page, pack: RegExp): Promise<void> {
  await page.goto("/shop");
  await page.getByRole("radio", { name: pack }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(/\/practice-till\/pay\/cs_/);
}

function balanceOn(page: Page) {
  return page.getByRole("region", { name: "Your balance" });
}

function newest(page: Page) {
  return page.getByRole("region", { name: "Your purchases" }).getByRole("listitem").first();
}

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/shop");
});

test("a pack is paid at the practice till and its XP are there on return @deep", async ({ page }) => {
  await openPayment(page, /5,000 XP/);
  await expect(page.getByText("no card is charged")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectToast(page, "Payment Successful!", "5,000 XP were added to your balance.");
  await expect(page).toHaveURL("/shop");
  await expect(balanceOn(page)).toContainText("5,000 XP");
  await expect(newest(page)).toContainText("Paid");
});

test("every pack is sold at its price @deep", async ({ page }) => {
  for (
    const [pack, price, balance] of [
      [/5,000 XP \$9/, "$9.99", "5,000 XP"],
      [/20,000 XP/, "$24.99", "25,000 XP"],
      [/100,000 XP/, "$79.99", "125,000 XP"],
    ] as const
  ) {
    await openPayment(page, pack);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(price);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(balanceOn(page)).toContainText(balance);
  }
});

test("a declined purchase is continued or discarded, and cancelling costs nothing @deep", async ({ page }) => {
  await openPayment(page, /20,000 XP/);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectToast(page, "Payment Cancelled", "No charges were made.");
  await expect(page).toHaveURL("/shop");
  await expect(balanceOn(page).getByText("0 XP", { exact: true })).toBeVisible();
  // The event of the declined card may still be on its way.
  await expect(newest(page)).toContainText(/Declined|Not paid yet/);
  await newest(page).getByRole("button", { name: "Continue paying for 20,000 XP" }).click();
  await expect(page).toHaveURL(/\/practice-till\/pay\/cs_/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await newest(page).getByRole("button", { name: "Discard 20,000 XP" }).click();
  await expectToast(page, "Purchase discarded", "No charges were made.");
  await expect(newest(page)).toContainText("Cancelled");
  await expect(newest(page).getByRole("button")).toHaveCount(0);
});

test("a window that was closed before it came back credits once, without a reload @deep", async ({ page }) => {
  await openPayment(page, /5,000 XP/);
  const till = await page.context().newPage();
  await till.goto(page.url());
  await page.goto("/shop");
  await expect(newest(page)).toContainText("Nothing is charged until you finish the payment.");
  await till.getByRole("button", { name: "Pay", exact: true }).click();
  await till.close();
  await expect(balanceOn(page)).toContainText("5,000 XP");
  await expect(newest(page)).toContainText("Paid");
});

test("a crown is subscribed to, upgraded, and managed on the provider's page @deep", async ({ page }) => {
  await page.goto("/xp-shop");
  await page.getByRole("button", { name: "Subscribe for $4.99 a month" }).click();
  await expect(page).toHaveURL(/\/practice-till\/pay\/cs_/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectToast(page, "Payment Successful!", "Black Crown is yours.");
  await page.getByRole("tab", { name: "Badges & Status" }).click();
  const black = page.getByRole("article", { name: "Black Crown" });
  await expect(black).toContainText("Active");
  await page.getByRole("button", { name: "Upgrade for $9.99 a month" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Upgrade" }).click();
  // The page has left and come back: until then a visit of ours would be ended by it.
  await expectToast(
    page,
    "Payment Successful!",
    "What you bought is added as soon as the payment is confirmed.",
  );
  await page.goto("/xp-shop");
  const gold = page.getByRole("article", { name: "Gold Crown" });
  await expect(gold).toContainText("Active");
  await expect(black).toContainText("Your Gold Crown brings all of this.");
  await page.getByRole("tab", { name: "XP Packs" }).click();
  await expect(newest(page)).toContainText("Upgrade to Gold Crown");
  await page.getByRole("tab", { name: "Badges & Status" }).click();
  await gold.getByRole("button", { name: "Manage subscription" }).click();
  await expect(page).toHaveURL(/\/practice-till\/portal\//);
  await page.getByRole("link", { name: "Back to Glimmer" }).click();
  await expect(page).toHaveURL(/\/shop/);
});
