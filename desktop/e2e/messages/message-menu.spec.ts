import { chooseOption } from "../support/controls/choose-option.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { openLive } from "../notifications/live-page.ts";
import { signIn } from "../support/members.ts";
import { prepareCutSocket } from "../support/sockets.ts";
import { messageWith, openThread, otherBrowser, tickOf, twoMembers, write } from "./two-members.ts";

test("a message is delivered when the other's app takes it, and read when they open the conversation @deep", async ({ page, browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  await openThread(page, wren, iris);
  await write(wren, iris, "Are you there?");
  const own = messageWith(page, "Are you there?");
  await expect(tickOf(own)).toHaveText("Sent");
  const theirs = await otherBrowser(browser, baseURL);
  await signIn(theirs, iris);
  await openLive(theirs, "/leaderboard");
  await write(wren, iris, "Hello?");
  await expect(tickOf(messageWith(page, "Hello?"))).toHaveText("Delivered");
  await expect(tickOf(own)).toHaveText("Delivered");
  await theirs.goto(`/chat?user=${wren.username}`);
  await expect(tickOf(own)).toHaveText("Read");
  await theirs.context().close();
});

test("what happens without a connection is there when it comes back @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  const slip = await write(iris, wren, "A slip of the tongue");
  const cut = await prepareCutSocket(page);
  await signIn(page, wren, `/login?next=/chat?user=${iris.username}`);
  await expect(messageWith(page, "A slip of the tongue")).toBeVisible();
  await cut();
  for (const text of ["One", "Two", "Three"]) await write(iris, wren, text);
  await iris.calls.delete(`/api/messages/${slip.id}`);
  await iris.calls.post(`/api/messages/${(await write(iris, wren, "Four")).id}/react`, { emoji: "😮" });
  for (const text of ["One", "Two", "Three", "Message unsent"]) {
    await expect(messageWith(page, text)).toHaveCount(1);
  }
  await expect(messageWith(page, "Four").getByRole("button", { name: "Surprised from Iris Example" }))
    .toBeVisible();
});

test("a long press by touch shows a message's actions; reporting it offers to block its sender @deep", async ({ browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(iris, wren, "Send me your password");
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openThread(page, wren, iris);
  const message = messageWith(page, "Send me your password");
  const options = message.getByRole("button", { name: "Message options" });
  await message.getByText("Send me your password").dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(options.locator("..")).toHaveCSS("opacity", "1");
  await options.click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report message" });
  await expect(dialog).toContainText(
    "A copy of this message and of the five before it, including yours, is sent along",
  );
  await dialog.getByRole("checkbox", { name: `Also block @${iris.username}` }).check();
  await chooseOption(dialog.getByLabel("Which rule is it about?"), "Spam");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expectToast(page, "User Blocked", "User has been blocked successfully");
  await expect(page.getByRole("button", { name: /unblock/i }).first()).toBeVisible();
  await context.close();
});

test("images of a request are blurred until it is accepted @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await wren.calls.delete(`/api/users/${iris.id}/follow`);
  const { name, mimeType, buffer } = await photo();
  const form = new FormData();
  form.set("receiverId", wren.id);
  form.set("imageAlt", "Dawn over the hills");
  form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await iris.calls.post("/api/messages", form);
  await signIn(page, wren, `/login?next=/chat?user=${iris.username}`);
  const picture = page.getByRole("button", { name: "Open image: Dawn over the hills" });
  await expect(page.getByText("Accept the request to see this image")).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.getByRole("region", { name: "Message request" }).getByRole("button", { name: "Accept" }).click();
  await expect(picture).toBeVisible();
});
