import type { Page } from "@playwright/test";
import { asServer, changeUser } from "../support/as-server.ts";
import { administrator } from "../support/administrator.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import type { Api } from "../support/api.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, type Member, openSession, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { orderOf, serveShop } from "./served-orders.ts";

/** Gives the member XP as administrators do, in gifts of 500. */
async function giveXp(server: Api, member: Member, gifts: number): Promise<void> {
  const { id } = await (await server.as(member)).get<{ id: string }>("/api/auth/user");
  const desk = await server.as(administrator);
  for (let n = 0; n < gifts; n++) await desk.post("/api/admin/gift-xp", { userId: id, xpAmount: 500 });
}

function balanceOn(page: Page) {
  return page.getByRole("region", { name: "Your balance" });
}

function badgeCard(page: Page, name: string) {
  return page.getByRole("article", { name });
}

test(
  "the shop has packs, badges and AI services, each at its address",
  { tag: "@sweep" },
  async ({ page, server }) => {
    await serveShop(page, {
      orders: [
        orderOf({ state: "pending" }),
        orderOf({ state: "pending", isAwaitingBank: true }),
        orderOf({
          kind: "crown",
          name: "Black Crown",
          xpAmount: 0,
          receiptUrl: "https://example.org/receipt",
        }),
        orderOf({ state: "refunded", refunded: 9.99, reversedXp: 5_000, owedXp: 1_200 }),
        orderOf({ kind: "crown", name: "Gold Crown", xpAmount: 0, state: "disputed", dispute: "open" }),
        orderOf({ state: "cancelled", name: "20,000 XP", receiptUrl: "https://example.org/receipt" }),
      ],
      spending: {
        limit: 25,
        isPaused: false,
        spent: 4.99,
        onItsWay: 4.99,
        unfinished: 9.99,
        lastCheckoutId: null,
      },
    });
    await changeUser(page, { monthlySpendingLimit: 25 });
    await signIn(page, await joinedMember(server));
    await page.getByRole("link", { name: "XP Shop" }).last().click();
    await expect(page).toHaveURL("/shop");
    await expect(balanceOn(page)).toContainText("0 XP");
    const packs = page.getByRole("group", { name: "XP pack" }).getByRole("radio");
    await expect(packs).toHaveCount(3);
    await expect(page.getByRole("radio", { name: "POPULAR 5,000 XP $9.99 500 XP per $1" })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^PREMIUM 20,000 XP \$24\.99 800 XP per \$1$/ }))
      .toBeVisible();
    const note = page.getByRole("note").filter({ hasText: "Your limit is $25.00 a month" });
    await expect(note).toContainText("$4.99 is spent, $4.99 is still on its way, and $15.02 is left.");
    await expect(note).toContainText("If you go on, what you haven't paid yet is discarded.");
    await page.getByRole("radio", { name: /^ULTIMATE 100,000 XP \$79\.99 1,250 XP per \$1 Best value$/ })
      .check();
    await expect(note).toContainText("This costs more.");
    await expect(page.getByRole("button", { name: "Continue to payment" })).toBeDisabled();
    await expect(page.getByText("Practice payments: no card is charged.")).toBeVisible();
    const purchases = page.getByRole("region", { name: "Your purchases" });
    await expect(purchases.getByRole("listitem")).toHaveCount(6);
    await expect(purchases.getByRole("button", { name: "Continue paying for 5,000 XP" })).toHaveCount(1);
    await expect(purchases).toContainText("Waiting for the bank");
    await expect(purchases.getByRole("button", { name: "Check again" })).toHaveCount(1);
    await expect(purchases).toContainText("3,800 XP were taken back. 1,200 XP are still owed");
    await expect(purchases).toContainText("Until it decides, your crown stays; there is nothing to do here.");
    await expect(purchases.getByRole("link", { name: "Receipt for 20,000 XP" })).toHaveCount(0);
    await expect(purchases.getByRole("link", { name: "Receipt for Black Crown" })).toBeVisible();
    await expect(purchases.getByRole("button", { name: "Manage subscription" })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole("tab", { name: "Badges & Status" }).click();
    await expect(page).toHaveURL("/xp-shop");
    await expect(page.getByRole("tab", { name: "Badges & Status" })).toBeFocused();
    await expect(page.getByText("All badges last for 1 month.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Insufficient XP" })).toBeDisabled();
    await expect(page.getByRole("link", { name: "5000 XP = $7.99" })).toHaveAttribute("href", "/checkout");
    await expect(page.getByRole("button", { name: "Requires Crown Badge" })).toBeDisabled();
    await expect(badgeCard(page, "Black Crown")).toContainText("DALL-E 3");
    await expect(page.getByRole("button", { name: "Subscribe for $4.99 a month" })).toBeEnabled();
    await expectAccessibleEverywhere(page);
    await page.getByRole("tab", { name: "AI Services" }).click();
    await expect(page).toHaveURL("/xp-shop?tab=services");
    const row = page.getByRole("row", { name: /^AI chat with GPT-5/ });
    await expect(row).toContainText("Level 2: Gold Verify or a crown");
    await expect(row).toContainText("100 XP");
    await expectAccessibleEverywhere(page);
    await page.getByRole("link", { name: "Purchase XP" }).click();
    await expect(page).toHaveURL("/shop");
  },
);

test("Gold Verify is bought after one question with the balance before and after @walk", async ({ page, server }) => {
  const member = await joinedMember(server);
  await giveXp(server, member, 4);
  await signIn(page, member, "/login?next=/xp-shop");
  const card = badgeCard(page, "Gold Verify");
  await card.getByRole("button", { name: "Buy for 1,500 XP" }).click();
  const question = page.getByRole("alertdialog", { name: "Buy a month of Gold Verify?" });
  await expect(question.getByRole("definition")).toHaveText(["2,000 XP", "−1,500 XP", "500 XP"]);
  await expectFitsEverywhere(question, "Buy a month of Gold Verify?");
  await question.getByRole("button", { name: "Buy for 1,500 XP" }).click();
  await expectToast(page, "Badge bought", "Gold Verify is yours until");
  await expect(balanceOn(page)).toContainText("500 XP");
  await expect(card).toContainText("Active");
  await expect(card.getByRole("button", { name: "Insufficient XP" })).toBeDisabled();
  await page.getByRole("button", { name: "Subscribe for $4.99 a month" }).click();
  const offer = page.getByRole("alertdialog", { name: "Subscribe to Black Crown?" });
  await expect(offer.getByRole("definition")).toHaveText(["$4.99", "$4.99"]);
  await expect(
    offer.getByRole("checkbox", { name: "Show Black Crown instead of Gold Verify once it is paid" }),
  )
    .toBeChecked();
  await offer.getByRole("button", { name: "Cancel" }).click();
  await card.getByRole("button", { name: "Deactivate" }).click();
  await expect(card.getByRole("button", { name: "Activate" })).toBeVisible();
  await expectToast(page, "Badge deactivated");
  await page.reload();
  await expect(card).toContainText("Deactivated");
  await card.getByRole("button", { name: "Activate" }).click();
  await expectToast(page, "Badge activated");
  await expect(card.getByRole("button", { name: "Deactivate" })).toBeVisible();
});

test("a badge that cannot be deactivated is shown as active again, with the reason", async ({ page, server }) => {
  const member = await joinedMember(server);
  await giveXp(server, member, 3);
  await (await server.as(member)).post("/api/shop/badges/goldVerify");
  await page.route("**/deactivate", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, member, "/login?next=/xp-shop%23goldVerify");
  await expect(page.getByRole("heading", { name: "Gold Verify" }), "where a link leads").toBeFocused();
  const deactivate = badgeCard(page, "Gold Verify").getByRole("button", { name: "Deactivate" });
  await deactivate.click();
  await expectToast(page, "Error", "Failed to deactivate badge");
  await expect(deactivate).toBeVisible();
});

test("a refused renewal can be paid, and an expired crown says what became of the filter", async ({ page, server }) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const crown = { id: crypto.randomUUID(), isDeactivated: false, stripeSubscriptionId: null };
  const badges = [
    { ...crown, badgeType: "goldCrown", isActive: true, expiresAt: day(2), renewal: "failing" },
    { ...crown, badgeType: "blackCrown", isActive: false, expiresAt: day(-40), renewal: null },
  ] as const;
  await page.route("**/api/users/*/badges", (route) => route.fulfill(asServer({ json: badges })));
  await changeUser(page, { badges: [...badges], filterLapsedAt: day(-39) });
  await signIn(page, await joinedMember(server), "/login?next=/xp-shop");
  await expect(badgeCard(page, "Gold Crown")).toContainText("The renewal was refused.");
  await expect(badgeCard(page, "Gold Crown").getByRole("button", { name: "Pay now" })).toBeEnabled();
  await expect(badgeCard(page, "Black Crown")).toContainText(
    /It expired on .*Your content filter went back to High\./,
  );
});

test("while another badge is active the button says to deactivate it first @deep", async ({ page, server }) => {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const badge = { isDeactivated: false, expiresAt, stripeSubscriptionId: null, renewal: null };
  const badges = [
    { ...badge, id: crypto.randomUUID(), badgeType: "goldCrown", isActive: true },
    { ...badge, id: crypto.randomUUID(), badgeType: "goldVerify", isActive: false },
  ] as const;
  await page.route("**/api/users/*/badges", (route) => route.fulfill(asServer({ json: badges })));
  await changeUser(page, { badges: [...badges], moderationLevel: "none" });
  await signIn(page, await joinedMember(server), "/login?next=/xp-shop");
  await expect(page.getByRole("button", { name: "Deactivate Current Badge First" })).toBeDisabled();
  await expect(badgeCard(page, "Gold Verify")).toContainText("Owned, not shown");
  await expect(badgeCard(page, "Black Crown")).toContainText("Your Gold Crown brings all of this.");
  await badgeCard(page, "Gold Crown").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByRole("alertdialog", { name: "Deactivate your crown?" }))
    .toContainText("Your content filter goes back to High");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "AI Services" }).click();
  await expect(page.getByRole("row", { name: /^Audio of a post/ })).toContainText("23 XP");
});

test("the shop says where payments are not set up, and that they are paused @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await serveShop(page, { provider: null });
  await page.goto("/shop");
  await expect(page.getByText("Payments are not set up here")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await serveShop(page, {});
  await changeUser(page, { purchasesPaused: true });
  await page.reload();
  await expect(page.getByText("You paused purchases.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/settings#spending");
  await expect(page.getByRole("heading", { name: "Spending" })).toBeFocused();
});

test("spending is paused and limited in Settings, and stays so @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const spending = page.getByRole("region", { name: "Spending" });
  const paused = spending.getByRole("checkbox", { name: /^Pause purchases/ });
  await paused.check();
  await expectToast(page, "Settings saved");
  const limit = spending.getByLabel("Monthly limit in dollars");
  await limit.fill("7.99");
  await expect(spending.getByText("A whole number from 1 to 100,000")).toBeVisible();
  await limit.fill("50");
  await spending.getByRole("button", { name: "Set limit" }).click();
  await expect(spending).toContainText("Your limit is $50.00 a month: $0.00 is spent");
  await page.reload();
  await expect(paused).toBeChecked();
  await expect(limit).toHaveValue("50");
  await spending.getByRole("button", { name: "Remove limit" }).click();
  await expect(spending).toContainText("No limit is set.");
  await paused.uncheck();
  await limit.fill("5");
  await spending.getByRole("button", { name: "Set limit" }).click();
  await expect(spending).toContainText("Your limit is $5.00 a month");
  await page.goto("/xp-shop");
  const gold = page.getByRole("button", { name: "Subscribe for $9.99 a month" });
  await expect(gold).toBeDisabled();
  await expect(gold).toHaveAccessibleDescription("This costs more than your limit leaves.");
  await expect(page.getByRole("button", { name: "Subscribe for $4.99 a month" })).toBeEnabled();
});

test("when the session ends on the open shop it says 'Please Log In' @deep", async ({ page, server }) => {
  await page.clock.install();
  await serveShop(page, {});
  const gone = { message: "Please sign in", code: "unauthenticated", requestId: "1" };
  await page.route(
    "**/create-checkout-session",
    (route) => route.fulfill(asServer({ status: 401, json: gone })),
  );
  await signIn(page, await joinedMember(server), "/login?next=/shop");
  const pay = page.getByRole("button", { name: "Continue to payment" });
  await expect(pay).toBeEnabled();
  // The page would leave for the sign-in half a second later.
  await page.clock.pauseAt(Date.now() + 60_000);
  await pay.click();
  await expect(page.getByRole("main").getByText("Please Log In")).toBeVisible();
});
