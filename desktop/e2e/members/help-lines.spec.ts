import type { Page } from "@playwright/test";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, type Member, openSession } from "../support/members.ts";
import { publishByForm } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import type { Api } from "../support/api.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });
const country = (page: Page) => help(page).getByLabel("Country");
const lines = (page: Page) =>
  help(page).getByRole("listitem").getByRole("link", { name: "opens in a new tab" });

async function memberInGermany(server: Api): Promise<Member> {
  const member = await joinedMember(server);
  await (await server.as(member)).put("/api/notifications/settings", { timeZone: "Europe/Berlin" });
  return member;
}

/** Writes a post about hard feelings, which shows the card of help. */
async function writeOfHardFeelings(page: Page): Promise<void> {
  await publishByForm(page, `I feel like giving up today ${crypto.randomUUID()}`);
  await expect(help(page)).toBeVisible();
}

for (const { width, height } of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  const tag = width === 390 ? [] : "@deep";
  test(
    `a member in Germany sees German lines at once, and those of another country when they choose one, at ${width} px`,
    { tag },
    async ({ page, server }) => {
      const member = await memberInGermany(server);
      await page.setViewportSize({ width, height });
      await openSession(page, member);
      await writeOfHardFeelings(page);
      await expect(lines(page)).toHaveText([/^TelefonSeelsorge/, /^Find A Helpline/]);
      await expect(country(page)).toHaveText("Germany");
      const number = help(page).getByRole("link", { name: "Call 0800 1110111" });
      await expect(number).toHaveAttribute("href", "tel:08001110111");
      await expect(number).toBeInViewport();
      expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(help(page).getByText("Only you see this.")).toBeAttached();
      expect(await help(page).evaluate((card) => card.contains(document.activeElement))).toBe(false);
      const card = await help(page).boundingBox();
      expect(card!.y + card!.height).toBeLessThanOrEqual(height);
      await expectAccessible(page);

      await chooseOption(country(page), "Netherlands");
      await expect(lines(page)).toHaveText([/^113/, /^Find A Helpline/]);
      const me = await (await server.as(member)).get<CurrentUser>("/api/auth/user");
      expect(me.helpCountry).toBe("NL");

      await page.route("**/api/users/settings", (route) => route.fulfill(asServer(refusal)));
      await chooseOption(country(page), "Finland");
      await expect(help(page).getByText("could not be loaded")).toBeVisible();
      await expect(lines(page)).toHaveText([/^113/, /^Find A Helpline/]);
      await expect(country(page)).toHaveText("Netherlands");
    },
  );
}

test("the question about what holds one back is answered on the page, by keyboard, and sends nothing @deep", {
  tag: "@sweep",
}, async ({ page, server }) => {
  await openSession(page, await memberInGermany(server));
  await writeOfHardFeelings(page);
  const question = help(page).getByRole("group", { name: "Is something holding you back?" });
  const choices = question.locator("summary");
  await expect(choices).toHaveText([
    "I can't pay for it",
    "It's not bad enough",
    "Someone might find out",
    "It didn't help before",
  ]);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The page loads scripts and connects meanwhile.
    if (request.method() !== "GET" && !request.url().endsWith("/api/auth/socket-ticket")) {
      sent.push(request.url());
    }
  });
  await choices.first().press("Enter");
  await expect(question.getByText("costs nothing")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await choices.nth(1).press("Enter");
  await expect(question.getByText("You don't have to be in danger")).toBeVisible();
  await expect(question.getByText("costs nothing")).toBeHidden();
  expect(sent).toEqual([]);
  await help(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(help(page)).toBeHidden();
});

test("the card comes before the page for the keyboard, is announced in a sentence, and closes by Esc", async ({ page, server }) => {
  await openSession(page, await memberInGermany(server));
  await writeOfHardFeelings(page);
  await expect(page.getByRole("status").filter({ hasText: "You are not alone. Help lines" })).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "TelefonSeelsorge" })).toHaveCount(0);
  const isBefore = (card: HTMLElement) =>
    card.compareDocumentPosition(document.querySelector("main")!) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await help(page).evaluate(isBefore)).toBe(true);
  await lines(page).first().focus();
  await page.keyboard.press("Escape");
  await expect(help(page)).toBeHidden();
});

test("a member whose time zone is unknown sees the lines of their browser's country, and the directory until they come @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.route("**/api/support", (route) => route.fulfill(asServer(refusal)));
  await writeOfHardFeelings(page);
  await expect(lines(page)).toHaveText([/^Find A Helpline/]);
  await expect(country(page)).toHaveText("Choose your country");
  await help(page).getByRole("button", { name: "Close" }).click();
  await page.unroute("**/api/support");
  await writeOfHardFeelings(page);
  await expect(lines(page)).toHaveText([/^Samaritans/, /^Find A Helpline/]);
});

test("a member chooses the country of their help lines in Settings @deep", async ({ page, server }) => {
  const member = await memberInGermany(server);
  await openSession(page, member);
  await page.goto("/settings");
  const choice = page.getByLabel("Country for help lines");
  await expect(choice).toHaveText("Find it for me");
  await choice.focus();
  await page.keyboard.press("Enter");
  // Not the shortcut N, which would begin a post.
  await page.keyboard.type("an");
  await expect(page.getByRole("option", { name: "Another country" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await page.goto("/");
  await writeOfHardFeelings(page);
  await expect(lines(page)).toHaveText([/^Find A Helpline/]);
  await expect(country(page)).toHaveText("Another country");
  // The card stays open on the way to Settings, and follows what is chosen there.
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(choice).toHaveText("Another country");
  await chooseOption(choice, "Netherlands");
  await expect(lines(page)).toHaveText([/^113/, /^Find A Helpline/]);
  await chooseOption(choice, "Find it for me");
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveText("Find it for me");
});
