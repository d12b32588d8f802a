import { joinedMember } from "../support/members.ts";
import { isConnected, pathOf, saveNotificationSettings, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a like reaches a hidden window as one native notification, in tray, badge and title; a click opens the post @walk", async ({ server, openApp }) => {
  const author = await joinedMember(server);
  const [ada, ben] = await Promise.all(
    ["Ada", "Ben"].map(async (displayName) => server.as(await joinedMember(server, { displayName }))),
  );
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", {
    content: "Three slow breaths",
  });
  const app = await openApp();
  await signInToApp(app.page, author);
  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
  await isConnected(app);
  await app.ask("closeWindow");

  await ada?.post(`/api/posts/${id}/like`);
  const notifications = () => app.ask("notifications");
  await expect.poll(notifications, { intervals: [50] }).toEqual([
    { title: "Ada liked your post", body: "Three slow breaths" },
  ]);
  await expect.poll(() => app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 1 unread", hasBadge: true });
  expect(await app.ask("badgeCount")).toBe(1);
  expect((await app.ask("window"))?.title).toMatch(/^\(1\) /);

  // The group grows: its notification replaces the first, and the count stays.
  await saveNotificationSettings(app.page, { showsPreviews: false });
  await ben?.post(`/api/posts/${id}/like`);
  await expect.poll(notifications).toHaveLength(2);
  expect((await notifications())[1]).toEqual({ title: "Ben and Ada liked your post", body: "" });
  expect(await app.ask("badgeCount")).toBe(1);

  await app.ask("clickNotification", 1);
  await expect.poll(() => pathOf(app.page)).toBe(`/post/${id}`);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
});
