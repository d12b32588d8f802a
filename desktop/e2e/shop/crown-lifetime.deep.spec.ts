import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const month = 31 * 24 * 60 * 60;

/** The till's key, which its controls ask for: of the server that this run started. */
async function tillKey(): Promise<string> {
  const file = join(process.env["E2E_DATA_DIR"] ?? ".data", "practice-keys.json");
  return (JSON.parse(await readFile(file, "utf8")) as { STRIPE_SECRET_KEY: string }).STRIPE_SECRET_KEY;
}

/** Makes something happen at the practice till. */
async function control(page: Page, name: string, data: object): Promise<void> {
  const response = await page.request.post(`/practice-till/controls/${name}`, {
    headers: { Authorization: `Bearer ${await tillKey()}` },
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
}

async function currentUser(page: Page) {
  return await (await page.request.get("/api/auth/user")).json() as {
    id: string;
    moderationLevel: string;
    badges: { badgeType: string; stripeSubscriptionId: string }[];
  };
}

/** Buys a crown on the payment page and returns its subscription. */
async function subscribe(page: Page, price: string): Promise<string> {
  await page.goto("/xp-shop");
  await page.getByRole("button", { name: `Subscribe for ${price} a month` }).click();
  await expect(page).toHaveURL(/\/practice-till\/pay\/cs_/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectToast(page, "Payment Successful!");
  const [badge] = (await currentUser(page)).badges;
  return badge?.stripeSubscriptionId ?? "";
}

/** Reloads the crown's card until it says so: events of the till come a moment later. */
async function expectCard(page: Page, name: string, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto("/xp-shop");
    await expect(page.getByRole("article", { name })).toContainText(words, { timeout: 2_000 });
  }).toPass();
}

function purchases(page: Page) {
  return page.getByRole("region", { name: "Your purchases" }).getByRole("listitem");
}

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/shop");
});

test("a Gold Crown renews, survives a refused renewal, and ends after it was cancelled", async ({ page }) => {
  const subscription = await subscribe(page, "$9.99");
  await expectCard(page, "Gold Crown", /It renews on/);
  await control(page, "renew", { subscription });
  await expect(async () => {
    await page.goto("/shop");
    await expect(purchases(page)).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await control(page, "fail-renewal", { subscription });
  await expectCard(page, "Gold Crown", /The renewal was refused/);
  await control(page, "renew", { subscription });
  await expectCard(page, "Gold Crown", /It renews on/);
  await page.getByRole("article", { name: "Gold Crown" }).getByRole("button", { name: "Manage subscription" })
    .click();
  await page.getByRole("button", { name: "Cancel" }).first().click();
  await page.getByRole("link", { name: "Back to Glimmer" }).click();
  await expectCard(page, "Gold Crown", /Its subscription is cancelled\. It ends on/);
  await control(page, "advance", { subscription, seconds: 3 * month });
  await expectCard(page, "Gold Crown", /Subscribe for \$9\.99 a month/);
});

test("a refused renewal holds an upgrade until another card has paid it", async ({ page }) => {
  const subscription = await subscribe(page, "$4.99");
  await control(page, "fail-renewal", { subscription });
  await expectCard(page, "Black Crown", /The renewal was refused/);
  const black = page.getByRole("article", { name: "Black Crown" });
  const upgrade = page.getByRole("button", { name: "Upgrade for $9.99 a month" });
  await expect(upgrade).toBeDisabled();
  await expect(upgrade).toHaveAccessibleDescription(
    "The renewal of your Black Crown was refused. Pay it first, then upgrade.",
  );
  await expectAccessible(page);
  await black.getByRole("button", { name: "Pay now" }).click();
  await expect(page, "the card is refused again").toHaveURL(/\/practice-till\/invoice\/in_/);
  await expect(page.getByRole("button", { name: "Pay $4.99" })).toBeVisible();
  await page.goto("/xp-shop");
  await black.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByLabel("Card number").fill("5555 5555 5555 4444");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use this card" }).click();
  await expect(page.getByText("A card ending in 4444.")).toBeVisible();
  await page.goto("/xp-shop");
  await black.getByRole("button", { name: "Pay now" }).click();
  await expectToast(page, "Payment Successful!", "Your Black Crown is renewed.");
  await expect(black).toContainText("It renews on");
  await upgrade.click();
  const question = page.getByRole("alertdialog", { name: "Upgrade to Gold Crown?" });
  await expect(question.getByRole("definition")).toHaveText(["$5.00", "$9.99"]);
  await question.getByRole("button", { name: "Upgrade" }).click();
  await expectToast(page, "Payment Successful!", "Gold Crown is yours.");
  await expect(page, "no page opens").toHaveURL("/xp-shop");
  await expectCard(page, "Gold Crown", /It renews on/);
});

test("Gold after a cancelled Black says that the subscription goes on, and it does", async ({ page }) => {
  await subscribe(page, "$4.99");
  await page.goto("/xp-shop");
  const black = page.getByRole("article", { name: "Black Crown" });
  await black.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByRole("button", { name: "Cancel" }).first().click();
  await expectCard(page, "Black Crown", /Its subscription is cancelled\. It ends on/);
  await page.getByRole("button", { name: "Upgrade for $9.99 a month" }).click();
  const question = page.getByRole("alertdialog", { name: "Upgrade to Gold Crown?" });
  await expect(question).toContainText(
    /You cancelled Black Crown, which would end on .*goes on as Gold Crown/,
  );
  await expect(question.getByRole("definition")).toHaveText([/^\$(5\.00|4\.99)$/, "$9.99"]);
  await expectAccessible(page);
  await expectFitsEverywhere(question, "Upgrade to Gold Crown?");
  await question.getByRole("button", { name: "Upgrade" }).click();
  await expectToast(page, "Payment Successful!");
  await expectCard(page, "Gold Crown", /It renews on/);
});

test("a crown bought beside another badge is shown instead, as wished or on return", async ({ page, server }) => {
  const { id } = await currentUser(page);
  const desk = await server.as(administrator);
  for (let n = 0; n < 3; n++) await desk.post("/api/admin/gift-xp", { userId: id, xpAmount: 500 });
  expect((await page.request.post("/api/shop/badges/goldVerify", {
    headers: { Origin: new URL(page.url()).origin },
  })).status()).toBe(201);
  await page.goto("/xp-shop");
  await page.getByRole("button", { name: "Subscribe for $4.99 a month" }).click();
  const question = page.getByRole("alertdialog", { name: "Subscribe to Black Crown?" });
  await expectAccessible(page);
  await question.getByRole("checkbox", { name: "Show Black Crown instead of Gold Verify once it is paid" })
    .uncheck();
  await question.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const note = page.getByRole("region", { name: "Your new crown" });
  await expect(note).toContainText("Black Crown is yours. Gold Verify is still shown beside your name.");
  await expectAccessible(page);
  await page.goto("/settings");
  await expect(page.getByText("You own a Black Crown, but show Gold Verify.").first()).toBeVisible();
  await page.getByRole("link", { name: "Show the crown instead" }).first().click();
  const black = page.getByRole("article", { name: "Black Crown" });
  await expect(black).toContainText("Gold Verify is shown beside your name instead.");
  await expect(black.getByRole("button", { name: "Deactivate Current Badge First" })).toBeDisabled();
  await black.getByRole("button", { name: "Show Black Crown instead" }).click();
  await expectToast(page, "Black Crown is shown now");
  await expect(black).toContainText("Active");
  await expect(page.getByRole("article", { name: "Gold Verify" })).toContainText("Deactivated");
});

test("a crown that lapses takes the filter back to High", async ({ page }) => {
  const subscription = await subscribe(page, "$4.99");
  expect((await page.request.put("/api/users/settings", {
    headers: { Origin: new URL(page.url()).origin },
    data: { moderationLevel: "low" },
  })).status()).toBe(
    200,
  );
  expect((await currentUser(page)).moderationLevel).toBe("low");
  await control(page, "fail-renewal", { subscription });
  await control(page, "advance", { subscription, seconds: month });
  await expect(async () => expect((await currentUser(page)).moderationLevel).toBe("high")).toPass();
  await expectCard(
    page,
    "Black Crown",
    /It expired on .*Your content filter went back to High\..*Subscribe for \$4\.99/,
  );
  await page.goto("/notifications");
  await expect(page.getByText("Your Black Crown has ended. Your content filter went back to High."))
    .toBeVisible();
  await page.goto("/settings");
  await expect(
    page.getByText(/^Your filter went back to High on .*, because no crown was active any longer\.$/),
  )
    .toBeVisible();
});

test("a refund takes the XP back and shows in the purchases", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(/\/practice-till\/pay\/cs_/);
  const id = /cs_\w+/.exec(page.url())?.[0];
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectToast(page, "Payment Successful!");
  await control(page, "refund", { id });
  const balance = page.getByRole("region", { name: "Your balance" });
  await expect(balance.getByText("0 XP", { exact: true })).toBeVisible();
  await expect(async () => {
    await page.goto("/shop");
    await expect(purchases(page).first()).toContainText("Refunded", { timeout: 2_000 });
  }).toPass();
});
