import type { Page } from "@playwright/test";
import { joinPartner } from "../messages/chat-partners.ts";
import { joinedMember, loseSession, openSession } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** As Chrome does when a site's data is blocked: reading the property throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "BroadcastChannel"]) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
    for (const name of ["serviceWorker", "locks", "storage"]) {
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    }
  });
}

/** As a full disk: what is there can be read, and nothing new is stored. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

const shown = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
};

test("with blocked storage members post, and write messages that stay while the page does @deep", async ({ page, server }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await openSession(page, ada.member);
  await blockStorage(page);
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill("Half a thought");
  await page.getByRole("link", { name: "Chat", exact: true }).first().click();
  await expect(page).toHaveURL("/chat");
  await page.goBack();
  await expect(page.getByLabel("Post text")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(postWith(page, "Half a thought")).toBeVisible();
  await page.goto(`/chat?user=${bob.member.username}`);
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Are you there?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Are you there?").last()).toBeVisible();
  await expect.poll(async () =>
    (await bob.api.get<{ content: string }[]>(`/api/conversations/${ada.id}`)).map(({ content }) => content)
  ).toEqual(["Are you there?"]);
  expect(failures).toEqual([]);
});

for (const [what, prepare] of [["blocked", blockStorage], ["full", fillStorage]] as const) {
  test(`every screen opens with ${what} storage`, { tag: "@deep" }, async ({ page, server }) => {
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    const member = await joinedMember(server);
    await openSession(page, member);
    const postId = await publishForId(page, "Here to stay");
    await prepare(page);
    const screens = [
      "/",
      "/create-post",
      "/drafts",
      "/chat",
      "/ai-chat",
      `/${member.username}?tab=edit`,
      "/settings",
      "/notifications",
      "/shop",
      "/shop?payment=success&session_id=cs_test_unknown",
      "/leaderboard",
      "/search?q=stay",
      `/post/${postId}`,
      "/blocked-users",
    ];
    for (const address of screens) await test.step(address, () => shown(page, address));
    await loseSession(page);
    for (const address of ["/", "/login", "/register", "/login?link=unknown"]) {
      await test.step(`signed out: ${address}`, () => shown(page, address));
    }
    expect(failures).toEqual([]);
  });
}
