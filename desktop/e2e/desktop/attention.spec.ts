import { startChangingServer } from "../support/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("unread counts reach tray, badge, title and page while the window is hidden, and growth shows one notification", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
  const says = async (messages: number, notifications: number) => {
    changing.say("/api/messages/unread-count", messages);
    changing.say("/api/notifications/unread-count", notifications);
    await app.ask("wakeUp");
  };
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, await joinedMember(server));
  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
  await app.ask("closeWindow");

  await says(1, 0);
  await expect.poll(() => app.ask("notifications")).toEqual([{ title: "1 new message", body: "" }]);
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 1 unread", hasBadge: true });
  expect(await app.ask("badgeCount")).toBe(1);
  expect((await app.ask("window"))?.title).toMatch(/^\(1\) /);
  await app.ask("clickNotification", 0);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  await expect.poll(() => pathOf(app.page)).toBe("/chat");

  // The chat is in view, so only the count says it.
  await says(2, 120);
  await expect.poll(() => app.ask("notifications")).toHaveLength(2);
  expect((await app.ask("notifications"))[1]).toEqual({ title: "120 new notifications", body: "" });
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 99+ unread" });
  await expect(app.page.getByRole("link", { name: /99\+/ }).first()).toBeVisible();

  // Muted: counted, not shown. Read elsewhere: gone everywhere.
  await app.ask("clickTray", "mute");
  await app.ask("blurWindow");
  await says(5, 120);
  await expect.poll(() => app.ask("badgeCount")).toBe(125);
  expect(await app.ask("notifications")).toHaveLength(2);
  await says(0, 0);
  await expect.poll(() => app.ask("tray")).toMatchObject({ toolTip: "Glimmer", hasBadge: false });
  await changing.stop();
});
