import type { Locator, Page } from "@playwright/test";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { asServer } from "../support/as-server.ts";
import { administrator, openDesk } from "../support/administrator.ts";
import { joinedMember, type Member, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** An account in the bot domain that is no bot. */
function inBotDomain(): Partial<Member> {
  const { username } = stranger();
  return { username, displayName: `Stray ${username}`, email: `${username}@bots.glimmer.app` };
}

function rowOf(page: Page, { username }: Member): Locator {
  return page.locator("[data-detected]").filter({ hasText: `@${username}` });
}

test("an account in the bot domain without a bot is listed, and cleared by 'Not a bot'", async ({ page, server }) => {
  const member = await joinedMember(server, inBotDomain());
  await openDesk(page, "detected");
  const row = rowOf(page, member);
  await expect(row).toContainText("Address in the bot domain without a bot");
  await expect(row).toContainText(member.email);
  await expect(row.getByRole("link", { name: member.displayName })).toHaveAttribute(
    "href",
    `/${member.username}`,
  );
  await page.route("**/clear", (route) => route.fulfill({ status: 500, json: {} }));
  await row.getByRole("button", { name: "Not a bot" }).click();
  await expectToast(page, "Error", "The account could not be cleared. Please try again.");
  await expect(row).toBeVisible();
  await page.unroute("**/clear");
  await row.getByRole("button", { name: "Not a bot" }).click();
  await expect(row).toHaveCount(0);
  const calls = await server.as(administrator);
  await expect.poll(async () => {
    const listed = await calls.get<DetectedBot[]>("/api/bot-users/detect/main-table");
    return listed.some(({ username }) => username === member.username);
  }).toBe(false);
});

test("a detected account is suspended with a reason, by the dialog of the members' tab", async ({ page, server }) => {
  const member = await joinedMember(server, inBotDomain());
  await openDesk(page, "detected");
  const row = rowOf(page, member);
  await row.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Suspend ${member.displayName}?` });
  await dialog.getByLabel("Reason").fill("It pretends to be one of our bots.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(row.getByText("Suspended", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: "Suspend" })).toHaveCount(0);
});

test("behaviour is shown with its numbers, and nothing found is said in words @deep", async ({ page }) => {
  const account = {
    id: crypto.randomUUID(),
    email: "deals@example.org",
    username: "deals4u",
    displayName: "Deals 4 U",
    level: 7,
    xp: 612,
    isSuspended: false,
    foundAt: new Date().toISOString(),
  };
  const findings = [
    { reason: "pace", days: 4, mostInTenMinutes: 42 },
    { reason: "rhythm", acts: 50, variation: 0.06, seconds: 61 },
    { reason: "repetition", times: 12, text: "Limited offer!" },
  ];
  let listed: unknown[] = [{ ...account, findings }];
  await page.route(
    "**/api/bot-users/detect/main-table",
    (route) => route.fulfill(asServer({ json: listed })),
  );
  await openDesk(page, "detected");
  const row = page.locator("[data-detected]");
  await expect(row).toContainText("42 acts in ten minutes, on 4 days");
  await expect(row).toContainText("Intervals vary by 6% over 50 acts, one every 61 s");
  await expect(row).toContainText("One text posted 12 times");
  await expect(row).toContainText("Limited offer!");
  await expect(row).toContainText("612 XP");
  listed = [];
  await page.reload();
  await expect(page.getByText("No account looks like a bot")).toBeVisible();
});
