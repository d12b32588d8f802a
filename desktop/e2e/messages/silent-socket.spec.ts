import type { Request } from "@playwright/test";
import { prepareSilentSocket } from "../support/sockets.ts";
import { expect, test } from "../support/test.ts";
import { composer, messageWith, openThread, twoMembers, write } from "./two-members.ts";

test("where a proxy swallows frames while calls pass, the page connects again after a minute, and the thread has what it missed", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Before the silence");
  await page.clock.install();
  const swallow = await prepareSilentSocket(page);
  const reads = new Set<Request>();
  page.on("request", (request) => reads.add(request));
  page.on("requestfinished", (request) => reads.delete(request));
  page.on("requestfailed", (request) => reads.delete(request));
  await openThread(page, member, iris);
  await expect(messageWith(page, "Before the silence")).toBeVisible();
  // A thread is read again once the socket is open: that read would find the next message.
  await expect.poll(() => reads.size).toBe(0);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  swallow();
  await write(iris, member, "Into the silence");
  const connected = page.waitForEvent("websocket");
  // Half a minute until the page sends `ping`, which the proxy drops too.
  await page.clock.runFor(31_000);
  expect(asked).not.toContain("/api/auth/socket-ticket");
  await expect(messageWith(page, "Into the silence")).toHaveCount(0);
  await page.clock.runFor(34_000);
  await connected;
  await expect(messageWith(page, "Into the silence")).toBeVisible();

  // And events arrive again.
  await page.clock.runFor(1_000);
  await write(iris, member, "Heard again");
  await expect(messageWith(page, "Heard again")).toBeVisible();
});

test("a message sent during the silence leaves no gap: the missed one is shown before it @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await write(iris, member, "Before the silence");
  const swallow = await prepareSilentSocket(page);
  await openThread(page, member, iris);
  await expect(messageWith(page, "Before the silence")).toBeVisible();
  swallow();
  await write(iris, member, "Missed by the socket");
  await composer(page).fill("My own words");
  await composer(page).press("Enter");
  await expect(messageWith(page, "Missed by the socket")).toBeVisible();
  await expect(page.getByRole("list", { name: /^Messages with/ }).getByRole("article")).toContainText([
    "Before the silence",
    "Missed by the socket",
    "My own words",
  ]);
});

test("a thread is checked when its page comes to the front @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  const swallow = await prepareSilentSocket(page);
  await openThread(page, member, iris);
  swallow();
  await write(iris, member, "While you were away");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(messageWith(page, "While you were away")).toBeVisible();
});
