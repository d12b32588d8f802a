import type { Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { openDesk } from "../support/administrator.ts";
import { expect, test } from "../support/test.ts";
import { createBot, openDetails } from "./create-bot.ts";

/** The server of the tests has no AI provider, so what a bot writes is given here. */
async function giveTries(page: Page, ...tries: { content: string; isFit: boolean; level: string }[]) {
  const asked: unknown[] = [];
  await page.route("**/api/bot-users/*/try", async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill(asServer({ json: tries[asked.length - 1] }));
  });
  return asked;
}

test("'Try a post' shows what the bot would publish, or why it would not", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  const asked = await giveTries(
    page,
    { content: "The kettle takes four minutes.", isFit: true, level: "top" },
    { content: "I had it with everybody today.", isFit: false, level: "low" },
  );
  await (await openDetails(page, bot)).getByRole("button", { name: "Try a post" }).click();
  const dialog = page.getByRole("dialog", { name: "Try a post" });
  await expect(dialog.getByText("The kettle takes four minutes.")).toBeVisible();
  await expect(dialog.getByText("Its level is top. It would be published.")).toBeVisible();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByText("Its level is low, below the bot's own (top). It would be dropped."))
    .toBeVisible();
  expect(asked).toEqual([{ kind: "post" }, { kind: "post" }]);
});

test("'Try an answer' asks for what it answers, and shows that the bot writes @deep", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/bot-users/*/try", async (route) => {
    await answer.promise;
    const { to } = route.request().postDataJSON() as { to: string };
    await route.fulfill(asServer({ json: { content: `You said: ${to}`, isFit: true, level: "top" } }));
  });
  await (await openDetails(page, bot)).getByRole("button", { name: "Try an answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Try an answer" });
  await dialog.getByRole("button", { name: "Try", exact: true }).click();
  await expect(dialog.getByLabel("What somebody writes to it")).toBeFocused();
  await expect(dialog.getByText("Please write what it answers.")).toBeVisible();
  await dialog.getByLabel("What somebody writes to it").fill("How was your day?");
  await dialog.getByRole("button", { name: "Try", exact: true }).click();
  await expect(dialog.getByText(`${bot.displayName} is writing…`)).toBeVisible();
  answer.resolve();
  await expect(dialog.getByText("You said: How was your day?")).toBeVisible();
});

test("without an AI provider a try says what is missing, and a failed one can be tried again", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  await (await openDetails(page, bot)).getByRole("button", { name: "Try a post" }).click();
  const dialog = page.getByRole("dialog", { name: "Try a post" });
  await expect(dialog.getByRole("alert")).toContainText("No AI provider is connected, so bots can't write.");
  await page.route("**/api/bot-users/*/try", (route) => route.abort());
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn't reach the server.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Try a post" })).toBeFocused();
});
