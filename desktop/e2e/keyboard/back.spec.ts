import { serveAssistant } from "../assistant/served-assistant.ts";
import { openChatWithBob } from "../messages/chat-partners.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { countLayers, expectLayers } from "../support/layers.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith, publish, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

/** A member on their profile, which they opened from the page of terms, with a post. */
async function openOwnProfile(page: Page, member: { username: string; email: string; password: string }) {
  await page.goto("/terms");
  await page.goto(`/${member.username}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Opens the layer, closes it by Back, and sees the page below it as before. */
async function expectBackCloses(page: Page, layer: Locator, open: () => Promise<void>): Promise<void> {
  const before = page.url();
  const below = await countLayers(page);
  await open();
  await expect(layer).toBeVisible();
  // Its entry in the history comes after the paint that shows it.
  await expect.poll(() => countLayers(page)).toBeGreaterThan(below);
  await page.goBack();
  await expect(layer).toBeHidden();
  expect(page.url()).toBe(before);
}

test("Back closes menus, dialogs, lists and the search on a phone, and then leaves the page", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishForId(page, "A walk by the lake.");
  await openOwnProfile(page, member);
  const post = postWith(page, "A walk by the lake.");
  const menu = page.getByRole("menu");
  await test.step("a menu", () =>
    expectBackCloses(page, menu, () => post.getByRole("button", { name: "Post options" }).click()));
  const question = page.getByRole("alertdialog", { name: "Confirm Post Deletion" });
  const ask = async () => {
    await post.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  await test.step("a question", () => expectBackCloses(page, question, ask));
  await test.step("the question, after it was closed by Esc and opened again", async () => {
    await ask();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expectLayers(page, 0);
    await expectBackCloses(page, question, ask);
  });
  await test.step("the search of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const close = page.getByRole("button", { name: "Close search" });
    await expectBackCloses(
      page,
      close,
      () => page.getByRole("banner").getByLabel("Search", { exact: true }).click(),
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("Back closes one layer after the other, and a report keeps its text", async ({ page, server }) => {
  const [member, other] = [await joinedMember(server), await joinedMember(server)];
  await (await server.as(other)).post("/api/posts", { content: "Something odd." });
  await openSession(page, member);
  await page.goto("/terms");
  await page.goto(`/${other.username}`);
  const post = postWith(page, "Something odd.");
  const report = page.getByRole("dialog", { name: "Report post" });
  const open = async () => {
    await post.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Report Post" }).click();
  };
  await open();
  await report.getByLabel("Details").fill("It is an advert.");
  await expectLayers(page, 1);
  await report.getByLabel("Which rule is it about?").click();
  await expectLayers(page, 2);
  await page.goBack();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(report).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(report).toBeHidden();
  await open();
  await expect(report.getByLabel("Details")).toHaveValue("It is an advert.");
  await chooseOption(report.getByLabel("Which rule is it about?"), "Spam");
  await report.getByLabel("Details").press("Control+Enter");
  await expect(report).toBeHidden();
  await open();
  await expect(report.getByLabel("Details")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(report).toBeHidden();
  await expectLayers(page, 0);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("Back closes a picture that is the first screen of its tab", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  const { name, mimeType, buffer } = await photo();
  await page.goto("/create-post");
  await page.getByLabel("Choose a photo").setInputFiles({ name, mimeType, buffer });
  await page.getByLabel("Describe the image").fill("A dawn");
  await page.getByLabel("Post text").fill("Dawn");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  await postWith(page, "Dawn").getByRole("link", { name: /ago|now|just/i }).first().click();
  await expect(page).toHaveURL(/\/post\//);
  const address = page.url();
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  });
  const tab = await context.newPage();
  await tab.goto(address);
  await tab.getByRole("button", { name: "Open image" }).click();
  const viewer = tab.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await expectLayers(tab, 1);
  await tab.goBack();
  await expect(viewer).toBeHidden();
  expect(tab.url()).toBe(address);
  await context.close();
});

test("a page that opens from a menu takes its place: Back leads to the page with the menu", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.goto("/terms");
  await page.goto("/leaderboard");
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await page.getByRole("menuitem", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL("/settings");
  await page.goBack();
  await expect(page).toHaveURL("/leaderboard");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/settings");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("Forward and a reload do nothing odd after a dialog", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.goto("/terms");
  await page.goto("/leaderboard");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(page.getByRole("heading", { name: "Leaderboard" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(help).toBeHidden();
  await test.step("forward", async () => {
    await page.goForward();
    await expectLayers(page, 0);
    await expect(help).toBeHidden();
    await expect(page).toHaveURL("/leaderboard");
  });
  await test.step("reload", async () => {
    await page.keyboard.press("?");
    await expect(help).toBeVisible();
    await expectLayers(page, 1);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Leaderboard" })).toBeVisible();
    await expect(help).toBeHidden();
    await expectLayers(page, 0);
  });
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("a form with unsaved changes asks at Back, after a list over it was closed by Back", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.goto("/leaderboard");
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await page.getByRole("menuitem", { name: "Profile", exact: true }).click();
  await page.getByRole("link", { name: "Edit profile" }).or(
    page.getByRole("button", { name: "Edit profile" }),
  ).first().click();
  await page.getByLabel("Bio").fill(`About ${uniqueWord()}`);
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectLayers(page, 1);
  await page.goBack();
  await expect(page.getByRole("menu")).toBeHidden();
  await expectLayers(page, 0);
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Bio")).toHaveValue(/^About/);
});

test("Back after deleting one's post leads to the list, not to what is gone", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishForId(page, "Short-lived words.");
  await page.goto("/terms");
  await page.goto(`/${member.username}`);
  await postWith(page, "Short-lived words.").getByRole("link", { name: /ago|now/i }).first().click();
  await expect(page).toHaveURL(/\/post\//);
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  // The home page has the same post.
  await expect(page.getByRole("heading", { name: "Post", exact: true })).toBeVisible();
  await postWith(page, "Short-lived words.").getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const deletion = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await deletion;
  await expect(page).toHaveURL(`/${member.username}`);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`/${member.username}`);
  await expect(page.getByText("Post Not Found")).toBeHidden();
});

test("Back closes the reactions and the search of a thread, and then leads to the list", async ({ page, server }) => {
  const { bob, ada } = await openChatWithBob(page, server);
  await bob.api.post("/api/messages", { receiverId: ada.id, content: "Hello" });
  await page.goto("/leaderboard");
  await page.goto("/chat");
  await page.getByRole("link", { name: /Bob/ }).or(page.getByRole("button", { name: /Bob/ })).first().click();
  const message = page.getByRole("article").filter({ hasText: "Hello" });
  await expect(message).toBeVisible();
  await message.hover();
  const strip = page.getByRole("dialog", { name: "Choose a reaction" });
  await expectBackCloses(
    page,
    strip,
    () => message.getByRole("button", { name: "React", exact: true }).first().click(),
  );
  const search = page.getByRole("region", { name: "Search in messages" });
  await expectBackCloses(
    page,
    search,
    () => page.getByRole("button", { name: "Search in messages" }).click(),
  );
  await page.goBack();
  await expect(message).toBeHidden();
  await expect(page).toHaveURL("/chat");
});

test("Back closes the list of AI chats on a phone, and what is written beside a shared post stays", async ({ page, server }) => {
  const [member, friend] = [await joinedMember(server), await joinedMember(server)];
  const [calls, theirs] = [await server.as(member), await server.as(friend)];
  await calls.post(`/api/users/${(await theirs.get<{ id: string }>("/api/auth/user")).id}/follow`);
  await serveAssistant(page);
  await openSession(page, member);
  await publishForId(page, "A walk by the lake.");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-chat");
  const list = page.getByRole("navigation", { name: "AI chats" });
  await expectBackCloses(page, list, () => page.getByRole("button", { name: "Show chats" }).click());
  await page.goto(`/${member.username}`);
  const share = page.getByRole("dialog", { name: "Share via Chat" });
  const open = async () => {
    await postWith(page, "A walk by the lake.").getByRole("button", { name: /^Share/ }).click();
    await page.getByRole("button", { name: "Via Chat" }).click();
  };
  await open();
  await share.getByLabel("Message").fill("Look at this.");
  await expectLayers(page, 1);
  await page.goBack();
  await expect(share).toBeHidden();
  await open();
  await expect(share.getByLabel("Message")).toHaveValue("Look at this.");
  await share.getByRole("radio").first().check();
  await share.getByLabel("Message").press("Control+Enter");
  await expect(page).toHaveURL("/chat");
  await page.goBack();
  await expect(page).toHaveURL(`/${member.username}`);
});

test("a page that is left while a menu is open does not come back by itself", async ({ page, server }) => {
  await page.addInitScript(() => {
    const { go } = History.prototype;
    History.prototype.go = function (steps) {
      localStorage.setItem("e2e-moves", `${localStorage.getItem("e2e-moves") ?? ""}${steps} `);
      go.call(this, steps);
    };
  });
  await openSession(page, await joinedMember(server));
  const post = await publish(page, "A post with a menu");
  await post.getByRole("button", { name: "Post options" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Chromium takes the focus from a window that it leaves, and menus close without it.
  expect(await page.evaluate(() => localStorage.getItem("e2e-moves"))).toBeNull();
});
