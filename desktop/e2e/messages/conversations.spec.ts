import type { Locator, Page } from "@playwright/test";
import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { openLive } from "../notifications/live-page.ts";
import { composer, twoMembers, write } from "./two-members.ts";

const rows = (page: Page): Locator => page.locator("[data-conversation]");
const thread = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: `Conversation with ${name}` });

test("a member without conversations finds someone they follow to write to", async ({ page, server }) => {
  const [member, friend] = await twoMembers(server);
  await signIn(page, member, "/login?next=/chat");
  await expect(page.getByText("No conversations yet")).toBeVisible();
  await expect(page.getByText("Start messaging people you follow")).toBeVisible();
  await expect(page.getByText("Select a conversation")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "New message" }).first().click();
  const search = page.getByPlaceholder("Search following...");
  await expect(search).toBeFocused();
  await search.fill("nobody of that name");
  await expect(page.getByText("No matching users found")).toBeVisible();
  await search.fill("iris");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(thread(page, friend.displayName)).toBeVisible();
  await expect(page.getByText("No messages yet")).toBeVisible();
  await expect(page.getByText("Start the conversation!")).toBeVisible();
  await expect(page).toHaveURL("/chat");
  await thread(page, friend.displayName).getByRole("link", { name: "Back to Feed" }).click();
  await expect(page).toHaveURL("/");
});

test("a message from the other moves their conversation up, counts, and is read by opening it", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  const other = await joinedMember(server, { displayName: "Otto Example" });
  const otto = await server.as(other);
  const { id: ottoId } = await otto.get<{ id: string }>("/api/auth/user");
  await member.calls.post(`/api/users/${ottoId}/follow`);
  await write(iris, member, "Good morning");
  await member.calls.post("/api/messages", { receiverId: ottoId, content: "Hello Otto, ".padEnd(80, "o") });
  await signIn(page, member);
  await openLive(page, "/chat");
  await expect(rows(page)).toHaveText([
    /Otto Example.*You: Hello Otto, o{38}…\s*Waits for an answer$/,
    /Iris Example.*Good morning\s*1\s*unread$/,
  ]);
  for (let sent = 1; sent < 11; sent++) await write(iris, member, `Message ${sent}`);
  await expect(rows(page)).toHaveText([/Iris Example.*Message 10\s*9\+\s*unread$/, /Otto Example/], {
    timeout: 1_000,
  });
  await expectAccessibleEverywhere(page);
  await test.step("the filter finds it by name", async () => {
    await page.getByLabel("Filter conversations by name").fill("otto");
    await expect(rows(page)).toHaveText([/Otto Example/]);
    await page.getByLabel("Filter conversations by name").press("Escape");
    await expect(rows(page)).toHaveCount(2);
  });
  await rows(page).first().click();
  await expect(rows(page).first()).toHaveAttribute("aria-current", "true");
  await expect(rows(page).first()).not.toContainText("unread");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Chat/ })).toHaveText("Chat");
  await page.reload();
  await expect(thread(page, iris.displayName)).toBeVisible();
  await expect(rows(page).first()).not.toContainText("unread");
});

test("keys walk through the list, open a conversation and return", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  const { id } = await (await server.as(await joinedMember(server, { displayName: "Otto Example" })))
    .get<{ id: string }>("/api/auth/user");
  await member.calls.post(`/api/users/${id}/follow`);
  await member.calls.post("/api/messages", { receiverId: id, content: "Hello" });
  await write(member, iris, "Hello");
  await signIn(page, member, "/login?next=/chat");
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(thread(page, iris.displayName)).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(thread(page, "Otto Example")).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(thread(page, iris.displayName)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Next conversationAlt↓");
});

test("on a phone the list and the conversation swap @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Good morning");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, member, "/login?next=/chat");
  await rows(page).first().click();
  await expect(thread(page, iris.displayName)).toBeVisible();
  await expect(rows(page).first()).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().click();
  await page.getByRole("button", { name: "Back to conversations" }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`/chat?user=${iris.username}`);
  await expect(page).toHaveURL("/chat");
  await page.getByRole("button", { name: "Back to conversations" }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a list that cannot be loaded offers Retry @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Good morning");
  await signIn(page, member);
  await page.route(
    "**/api/conversations?state=open*",
    (route) => route.fulfill(asServer(refusal)),
  );
  await page.goto("/chat");
  await expect(page.getByText("Your conversations could not be loaded")).toBeVisible();
  await page.unroute("**/api/conversations?state=open*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(1);
});
