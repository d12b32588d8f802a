import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "../support/api.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { bell, expectNotifications, openLive, publishPosts } from "./live-page.ts";
import { startServer } from "../support/server.ts";
import { prepareCutSocket, refuseSockets } from "../support/sockets.ts";
import { expect, test } from "../support/test.ts";

test("a cut socket and a restarted server lose and double nothing", async ({ page }) => {
  test.setTimeout(300_000);
  const data = await mkdtemp(join(tmpdir(), "glimmer-restart-"));
  const first = await startServer({ DATA_DIR: data });
  const restartAt = { DATA_DIR: data, PORT: new URL(first.url).port };
  const server = api(first.url);
  const member = await joinedMember(server);
  const fan = await server.as(await joinedMember(server, { displayName: "Fay Fan" }));
  const [one, two, three] = await publishPosts(await server.as(member), "One", "Two", "Three");
  const cut = await prepareCutSocket(page);
  await signIn(page, member, "/login", first.url);
  await openLive(page, `${first.url}/notifications`);
  await fan.post(`/api/posts/${one}/like`);
  await expectNotifications(page, [/liked your post.*One/]);

  await test.step("what happens while the socket is cut arrives with the next one", async () => {
    const again = page.waitForEvent("websocket");
    await cut();
    await fan.post(`/api/posts/${two}/like`);
    await again;
    await expectNotifications(page, [/liked your post.*Two/, /liked your post.*One/]);
    await expect(bell(page)).toHaveText(/2\s*unread/);
  });
  await first.stop();
  const second = await startServer(restartAt);
  try {
    await fan.post(`/api/posts/${three}/like`);
    await fan.post(`/api/posts/${three}/comments`, { content: "Well said" });
    const all = [
      /commented on your post.*Well said/,
      /liked your post.*Three/,
      /liked your post.*Two/,
      /liked your post.*One/,
    ];
    await expect(bell(page)).toHaveText(/4\s*unread/, { timeout: 70_000 });
    await expectNotifications(page, all);
    await page.reload();
    await expectNotifications(page, all);
  } finally {
    await second.stop();
    await rm(data, { recursive: true, force: true });
  }
});

test("two tabs of one member agree without a reload", async ({ page, context, server }) => {
  const member = await joinedMember(server);
  const fan = await server.as(await joinedMember(server));
  const [post] = await publishPosts(await server.as(member), "A calm start");
  await signIn(page, member);
  const other = await context.newPage();
  await openLive(other, "/notifications");
  await openLive(page, "/notifications");
  await fan.post(`/api/posts/${post}/like`);
  for (const tab of [page, other]) {
    await expect(tab.locator("[data-notification]")).toContainText("Unread:");
  }
  await page.getByRole("button", { name: "Mark all Read" }).click();
  await expect(bell(other)).toHaveText("Notifications");
  await expect(other.locator("[data-notification]")).not.toContainText("Unread:");
});

test("new posts wait behind the pill at once, and the page does not move", async ({ page, server }) => {
  const member = await joinedMember(server);
  const writer = await server.as(await joinedMember(server));
  await publishPosts(writer, "An earlier one");
  await signIn(page, member);
  await openLive(page, "/");
  const first = await page.getByRole("article").first().textContent();
  await publishPosts(writer, `Fresh words ${crypto.randomUUID()}`);
  await expect(page.getByRole("button", { name: /^(New post|\d+\+? new posts)$/ })).toBeVisible({
    timeout: 15_000,
  });
  expect(await page.getByRole("article").first().textContent()).toBe(first);
});

test("without a connection the page polls, and says so after 10 s where that fails too, until it is back", async ({ page, server }) => {
  const member = await joinedMember(server);
  const fan = await server.as(await joinedMember(server));
  const [post] = await publishPosts(await server.as(member), "A calm start");
  const allow = await refuseSockets(page);
  await signIn(page, member, "/login?next=/settings");
  const note = page.getByRole("banner").getByText("Reconnecting…");
  await expect(note).toBeHidden();
  await fan.post(`/api/posts/${post}/like`);
  await expect(bell(page)).toHaveText(/1\s*unread/);
  const counts = /\/api\/messages\/(unread|request)-count$/;
  await page.route(counts, (route) => route.abort());
  await expect(note).toBeVisible({ timeout: 20_000 });
  await page.unroute(counts);
  await expect(note).toBeHidden({ timeout: 10_000 });
  await page.route(counts, (route) => route.abort());
  await expect(note).toBeVisible({ timeout: 10_000 });
  allow();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(note).toBeHidden();
});
