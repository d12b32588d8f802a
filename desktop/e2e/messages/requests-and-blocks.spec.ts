import type { Page } from "@playwright/test";
import type { Api } from "../support/api.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { openLive } from "../notifications/live-page.ts";
import { composer, openThread, otherBrowser, twoMembers, write } from "./two-members.ts";

const rows = (page: Page) => page.locator("[data-conversation]");

/** Members write to one who follows none of them. */
async function askToWrite(server: Api, receiverId: string, ...names: readonly string[]): Promise<void> {
  for (const displayName of names) {
    const sender = await server.as(await joinedMember(server, { displayName }));
    await sender.post(`/api/users/${receiverId}/follow`);
    await sender.post("/api/messages", { receiverId, content: `Hello, I am ${displayName}` });
  }
}

test("requests wait apart until they are accepted, declined or blocked @walk", async ({ page, server }) => {
  const [member] = await twoMembers(server);
  await askToWrite(server, member.id, "Ada Asks", "Ben Asks", "Cleo Asks");
  await signIn(page, member);
  await openLive(page, "/chat");
  await expect(page.getByText("No conversations yet")).toBeVisible();
  const icon = page.getByRole("banner").getByRole("link", { name: /^Chat/ });
  await expect(icon).toHaveAccessibleName(/3 requests/);
  await page.getByRole("button", { name: "Requests (3)" }).click();
  await expect(rows(page)).toHaveText(["Cleo Asks", "Ben Asks", "Ada Asks"].map((name) => new RegExp(name)));
  const choice = page.getByRole("region", { name: "Message request" });

  await test.step("one that cannot be accepted comes back", async () => {
    await page.route("**/accept", (route) => route.abort(), { times: 1 });
    await rows(page).filter({ hasText: "Ada Asks" }).click();
    await expect(choice).toContainText("Ada Asks wants to write to you.");
    await choice.getByRole("button", { name: "Accept" }).click();
    await expectToast(page, "Error");
    await expect(choice).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
  await expectAccessibleEverywhere(page);
  await test.step("an accepted one joins the list", async () => {
    await choice.getByRole("button", { name: "Accept" }).click();
    await expect(choice).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
  });
  await test.step("a declined one disappears", async () => {
    await rows(page).filter({ hasText: "Ben Asks" }).click();
    await choice.getByRole("button", { name: "Decline" }).click();
    await expect(rows(page)).toHaveText([/Cleo Asks/]);
    await expect(page.getByText("Select a conversation")).toBeVisible();
  });
  await test.step("a decline is taken back, here and in another tab", async () => {
    await expectToast(page, "Request declined", "Ben Asks isn't told.");
    const tab = await page.context().newPage();
    await openLive(tab, "/chat");
    await tab.getByRole("button", { name: "Requests (1)" }).click();
    await expect(rows(tab)).toHaveText([/Cleo Asks/]);
    await page.getByRole("button", { name: "Undo" }).click();
    for (const one of [page, tab]) await expect(rows(one)).toHaveText([/Cleo Asks/, /Ben Asks/]);
    await expect(icon).toHaveAccessibleName(/2 requests/);
    await tab.close();
    await rows(page).filter({ hasText: "Ben Asks" }).click();
    await choice.getByRole("button", { name: "Decline" }).click();
    await expect(rows(page)).toHaveText([/Cleo Asks/]);
  });
  await test.step("so does the one of a blocked sender", async () => {
    await rows(page).click();
    await choice.getByRole("button", { name: "Block" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
    await expectToast(page, "User Blocked", "User has been blocked successfully");
    await expect(page.getByText("No requests")).toBeVisible();
    await expect(page.getByRole("link", { name: "Choose who can write to you" }))
      .toHaveAttribute("href", "/settings#chat-privacy");
  });
  await page.getByRole("button", { name: "Back to conversations" }).click();
  await expect(rows(page).filter({ hasText: "Ada Asks" })).toBeVisible();
  await expect(rows(page).filter({ hasText: "Ben Asks" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Requests/ })).toBeHidden();
});

test("who writes a request reads that it waits for an answer, after a decline too, until one comes @deep", async ({ page, server }) => {
  const [asker, asked] = await twoMembers(server);
  await asked.calls.delete(`/api/users/${asker.id}/follow`);
  await openThread(page, asker, asked);
  await composer(page).fill("May I ask you something?");
  await composer(page).press("Enter");
  const thread = page.getByRole("region", { name: /^Conversation with/ });
  const waits = [thread, rows(page)].map((place) => place.getByText("Waits for an answer"));
  for (const note of waits) await expect(note).toBeVisible();
  await asked.calls.put(`/api/conversations/${asker.id}/decline`, {});
  await page.reload();
  for (const note of waits) await expect(note).toBeVisible();
  await write(asked, asker, "Yes, do");
  for (const note of waits) await expect(note).toBeHidden();
});

test("a block shows on both sides at once, and is lifted from the list @deep", async ({ browser, page, baseURL, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Good morning");
  await openThread(page, member, iris);
  const hers = await otherBrowser(browser, baseURL);
  await openThread(hers, iris, member);
  await page.getByRole("button", { name: "Conversation options" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expectToast(page, "User Blocked", "User has been blocked successfully");
  await expect(page.getByText(`You blocked @${iris.username}.`)).toBeVisible();
  await expect(rows(page)).toContainText("(Blocked)");
  await expect(rows(page)).toContainText("Tap to unblock and continue chat");
  await expect(composer(page)).toBeHidden();
  await expectAccessibleEverywhere(page);

  await test.step("the blocked member reads on and cannot write", async () => {
    await expect(hers.getByText("You have been blocked by this user")).toBeVisible({ timeout: 1_000 });
    await expect(composer(hers)).toBeDisabled();
    await expect(composer(hers)).toHaveAttribute("placeholder", "Cannot send messages");
    await expect(hers.getByRole("article").filter({ hasText: "Good morning" })).toBeVisible();
  });
  await test.step("a link by name opens it", async () => {
    await page.goto(`/chat?user=${iris.username}`);
    await expect(page.getByText(`You blocked @${iris.username}.`)).toBeVisible();
  });
  await rows(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
  await expectToast(page, "User Unblocked", "User has been unblocked successfully");
  await expect(rows(page)).not.toContainText("(Blocked)");
  await expect(hers.getByText("You have been blocked by this user")).toBeHidden();
  await hers.context().close();
});

test("a conversation is muted for an hour and unmuted @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Good morning");
  await openThread(page, member, iris);
  await page.getByRole("button", { name: "Conversation options" }).click();
  await page.getByRole("menuitem", { name: "Mute for an hour" }).click();
  await expect(rows(page)).toContainText("Muted");
  await page.reload();
  await expect(rows(page)).toContainText("Muted");
  await page.getByRole("button", { name: "Conversation options" }).click();
  await page.getByRole("menuitem", { name: "Unmute" }).click();
  await expect(rows(page)).not.toContainText("Muted");
});
