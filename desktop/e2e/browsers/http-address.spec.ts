import { networkInterfaces } from "node:os";
import type { Page } from "@playwright/test";
import { field, joinPartner } from "../messages/chat-partners.ts";
import { openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expect, test as base } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** This machine's address in its network, which browsers do not trust without https. */
const address = Object.values(networkInterfaces()).flat()
  .find((one) => one?.family === "IPv4" && !one.internal)?.address;

const test = base.extend<object, { site: RunningServer }>({
  site: [async ({}, use) => {
    const site = await startServer({ HOST: address ?? "" });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
});

test.skip(!address, "This machine has no address but its own: nothing to open by http.");

const failuresOf = (page: Page) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  return failures;
};

test("at an address of http a member posts, comments, writes, copies and buys", async ({ page, server, baseURL }) => {
  const failures = failuresOf(page);
  const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${ada.id}/follow`);
  await openSession(page, ada.member, baseURL);
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill("From the phone in the kitchen");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  const post = postWith(page, "From the phone in the kitchen");
  expect(await page.evaluate(() => isSecureContext || "randomUUID" in Crypto.prototype)).toBe(false);
  await post.getByRole("button", { name: "Comments" }).click();
  await post.getByLabel("Write a comment").fill("It works");
  await post.getByLabel("Write a comment").press("Control+Enter");
  await expect(post.getByText("It works")).toBeVisible();
  await page.goto(`/chat?user=${bob.member.username}`);
  await field(page).fill("Are you at home?");
  await field(page).press("Enter");
  const message = page.getByRole("listitem").filter({ hasText: "Are you at home?" }).last();
  await expect(message.getByText("Sent")).toBeAttached();
  await message.hover();
  await message.getByRole("button", { name: "Message options" }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expectToast(page, "Copied");
  await field(page).press("Control+v");
  await expect(field(page)).toHaveValue("Are you at home?");
  await page.goto("/shop");
  await page.getByRole("radio", { name: /5,000 XP/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectToast(page, "Payment Successful!", "5,000 XP were added to your balance.");
  expect(failures).toEqual([]);
});

test("at an address of http Settings say in a line that notifications need https", async ({ page, server, baseURL }) => {
  const { member } = await joinPartner(server);
  await openSession(page, member, baseURL);
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Notifications on this device" })).toContainText(
    "Browsers show notifications only of addresses that begin with https, which this one doesn't.",
  );
});
