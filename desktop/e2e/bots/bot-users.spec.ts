import { asServer } from "../support/as-server.ts";
import { administrator, openDesk } from "../support/administrator.ts";
import { createBot, openDetails, rowOf, someBot } from "./create-bot.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember } from "../support/members.ts";
import { fetchWhole } from "../support/api.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

// One after the other: the switch is for all bots.
test.describe.configure({ mode: "default" });

test("an administrator creates a bot with its defaults, and edits it @walk", async ({ page, server }) => {
  const bot = someBot();
  await openDesk(page, "bots");
  await page.getByRole("button", { name: "New bot" }).click();
  await expect(page).toHaveURL(/tab=bots&bot=new/);
  await expect(page.getByLabel("Starting XP")).toHaveValue("100");
  await expect(page.getByText("That is level 2.")).toBeVisible();
  await page.getByLabel("Display name").fill(bot.displayName);
  await page.getByLabel("Username").fill(bot.username);
  await page.getByLabel("Email").fill(bot.userEmail);
  await page.getByLabel("Interests").fill("tea; slow mornings");
  await page.getByLabel("Starting XP").fill("1250");
  await expect(page.getByText("That is level 13.")).toBeVisible();
  await page.getByLabel("Active").uncheck();
  await page.getByRole("button", { name: "Create bot" }).click();
  await expect(page).toHaveURL(/tab=bots$/);
  const row = await openDetails(page, bot);
  await expect(row.getByText("Bot", { exact: true })).toBeVisible();
  await expect(row).toContainText("Level 13, 1,250 XP");
  await expect(row.getByText("08:00–17:00 UTC").first()).toBeVisible();
  await expect(row.getByText("5 an hour, about 45 a day in its hours")).toBeVisible();
  await expect(row.getByText("Stopped", { exact: true })).toBeVisible();

  await row.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await page.getByLabel("Character").press("Enter");
  await expect(page.getByRole("option", { name: "Nerd" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("listbox"), "Tab leaves the list").toHaveCount(0);
  await expect(page.getByLabel("Character")).not.toBeFocused();
  await chooseOption(page.getByLabel("Character"), "Nerd");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Save changes" }).click();
  expect((await sent).postDataJSON()).toEqual({ character: "nerd" });
  await expect(rowOf(page, bot).getByText("Nerd: delighted by details")).toBeVisible();
  await expect(rowOf(page, bot).getByRole("button", { name: bot.displayName, exact: true })).toBeFocused();
  const calls = await server.as(administrator);
  const [created] =
    (await calls.get<{ userEmail: string; xp: number; character: string }[]>("/api/bot-users"))
      .filter(({ userEmail }) => userEmail === bot.userEmail);
  expect(created).toMatchObject({ xp: 1250, character: "nerd", isActive: false, contentLength: 280 });
});

test("a bot's switch sends nothing but its state, shows at once, and comes back when it is refused", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  const active = rowOf(page, bot).getByRole("switch");
  await expect(active).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await active.click();
  expect((await sent).postDataJSON()).toEqual({ isActive: false });
  await expect(active).not.toBeChecked();
  await expect(rowOf(page, bot).getByText("Stopped", { exact: true })).toBeVisible();
  await page.route("**/api/bot-users/*", (route) => route.fulfill({ status: 500, json: {} }));
  await active.click();
  await expectToast(page, "Error", "Failed to update bot user");
  await expect(active).not.toBeChecked();
});

test("one switch stops all bots and lets them work again, and says why they stand still", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  // The tests have no AI provider.
  const on = page.getByRole("switch", { name: "Bots are on, but idle" });
  await expect(page.getByText("No AI provider is connected. Set OPENAI_API_KEY")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Tokens today" })).toBeVisible();
  await on.click();
  const off = page.getByRole("switch", { name: "All bots are stopped" });
  await expect(off).not.toBeChecked();
  await expect(rowOf(page, bot).getByText("Stopped with all bots")).toBeVisible();
  const calls = await server.as(administrator);
  await expect.poll(async () => (await calls.get<{ isOn: boolean }>("/api/bots/status")).isOn).toBe(false);
  await page.reload();
  await off.click();
  await expect(on).toBeChecked();
  await expect.poll(async () => (await calls.get<{ isOn: boolean }>("/api/bots/status")).isOn).toBe(true);
});

test("a bot is deleted with what it wrote kept, unless the administrator says to remove it @deep", async ({ page, server }) => {
  const [kept, removed] = [await createBot(server), await createBot(server)];
  await openDesk(page, "bots");
  await (await openDetails(page, kept)).getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Delete ${kept.displayName}?` });
  await expect(dialog.getByLabel("Keep what it wrote")).toBeChecked();
  let sent = page.waitForRequest((request) => request.method() === "DELETE");
  await dialog.getByRole("button", { name: "Delete" }).click();
  expect((await sent).url()).toContain("content=keep");
  await expect(rowOf(page, kept)).toHaveCount(0);
  await (await openDetails(page, removed)).getByRole("button", { name: "Delete…" }).click();
  await page.getByLabel("Remove what it wrote").check();
  sent = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  expect((await sent).url()).toContain("content=remove");
  await expect(rowOf(page, removed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "New bot" })).toBeVisible();
  await expect(rowOf(page, kept)).toHaveCount(0);
});

test("a deletion that fails says so, and the bot stays @deep", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  await page.route("**/api/bot-users/*", (route) => route.fulfill({ status: 500, json: {} }));
  await (await openDetails(page, bot)).getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toContainText("Failed to delete bot user");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, bot)).toBeVisible();
});

test("a username and an email that are taken are said at their fields, and the draft stays @deep", async ({ page, server }) => {
  const [bot, fresh] = [await createBot(server), someBot()];
  const member = await joinedMember(server);
  await openDesk(page, "bots");
  await page.getByRole("button", { name: "New bot" }).click();
  await page.getByLabel("Display name").fill("Second of its kind");
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Email").fill(fresh.userEmail);
  await page.getByLabel("Interests").fill("tea");
  await page.getByRole("button", { name: "Create bot" }).click();
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/taken/i);
  await page.getByLabel("Username").fill(fresh.username);
  await page.getByLabel("Email").fill(bot.userEmail);
  await page.getByRole("button", { name: "Create bot" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/An account has this email already/);
  await expect(page.getByLabel("Interests")).toHaveValue("tea");
  await page.getByLabel("Email").fill(fresh.userEmail);
  await page.getByRole("button", { name: "Create bot" }).click();
  await expect(rowOf(page, fresh)).toBeVisible();
});

test("an open tab shows what the bots do, and bots that somebody else creates", async ({ page, server }) => {
  await page.clock.install();
  await openDesk(page, "bots");
  await expect(page.getByRole("button", { name: "New bot" })).toBeVisible();
  const bot = await createBot(server);
  await page.clock.runFor(15_000);
  const row = await openDetails(page, bot);
  await expect(row.getByText("It has not done anything yet.")).toBeVisible();
  const postId = crypto.randomUUID();
  const at = new Date().toISOString();
  await page.route("**/api/bot-users", async (route) => {
    const bots = await (await fetchWhole(route)).json() as object[];
    const lastActs = [{ kind: "post", at, postId, dropped: null }, {
      kind: "comment",
      at,
      postId: null,
      dropped: "nothing_fits",
    }];
    const acted = { lastActs, nextAct: { kind: "like", at }, tokens: 12_400, images: 1, droppedCount: 2 };
    await route.fulfill(asServer({ json: bots.map((one) => ({ ...one, ...acted })) }));
  });
  await page.clock.runFor(15_000);
  await expect(row.getByRole("link", { name: "Posted" })).toHaveAttribute("href", `/post/${postId}`);
  await expect(row.getByText("A comment was dropped: nothing suitable was found")).toBeVisible();
  await expect(row.getByText("A like at")).toBeVisible();
  await expect(row.getByText("12,400 tokens, 1 image")).toBeVisible();
  await expect(row.getByText("2 texts below its own level")).toBeVisible();
});

test("all bots are deleted once the words are written, not before @deep", async ({ page, server }) => {
  await createBot(server);
  let confirmed: unknown = null;
  // The bots of the tests that run beside this one stay.
  await page.route("**/api/bot-users", async (route) => {
    const isDeletion = route.request().method() === "DELETE";
    if (isDeletion) confirmed = route.request().postDataJSON();
    if (confirmed === null) return route.fallback();
    await route.fulfill(asServer({ json: isDeletion ? { success: true, deleted: 3 } : [] }));
  });
  await openDesk(page, "bots");
  await page.getByRole("button", { name: "Delete all bots…" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type DELETE ALL BOTS").fill("delete all bots");
  await dialog.getByRole("button", { name: "Delete all bots" }).click();
  await expect(dialog.getByText("Please type DELETE ALL BOTS.")).toBeVisible();
  expect(confirmed).toBeNull();
  await dialog.getByLabel("Type DELETE ALL BOTS").fill("DELETE ALL BOTS");
  await dialog.getByRole("button", { name: "Delete all bots" }).click();
  await expect(page.getByText("No bots yet")).toBeVisible();
  expect(confirmed).toEqual({ confirm: "DELETE ALL BOTS" });
});
