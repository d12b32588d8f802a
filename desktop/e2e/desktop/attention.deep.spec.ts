import { startChangingServer } from "../support/servers/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { isConnected, pathOf, saveNotificationSettings, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a click on a toast in the Action Center starts the app at the post @host", async ({ server, openApp }) => {
  const author = await joinedMember(server);
  const fan = await server.as(await joinedMember(server));
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", { content: "Dawn" });
  const app = await openApp({ platform: "win32" });
  await signInToApp(app.page, author);
  await isConnected(app);
  await fan.post(`/api/posts/${id}/like`);
  await expect.poll(() => app.ask("notifications")).toHaveLength(1);
  // The task bar shows the count as an overlay.
  expect([await app.ask("dockBadge"), await app.ask("badgeCount")]).toEqual(["", 0]);
  const toast = await app.ask("toastXml", 0);
  await app.restart({ argv: ["--allow-file-access", /launch="([^"]*)"/.exec(toast ?? "")?.[1] ?? ""] });
  await expect.poll(() => pathOf(app.page)).toBe(`/post/${id}`);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  expect(await app.ask("notifications")).toEqual([]);
});

test("during quiet hours nothing is shown; after a lost server or a sleep everything is shown once", async ({ server, openApp }) => {
  const author = await joinedMember(server);
  const [ada, ben] = await Promise.all(
    ["Ada", "Ben"].map(async (displayName) => server.as(await joinedMember(server, { displayName }))),
  );
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", { content: "Dawn" });
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, author);
  await isConnected(app);
  await ada?.post(`/api/posts/${id}/like`);
  await expect.poll(() => app.ask("notifications")).toHaveLength(1);

  await changing.goAway();
  await ben?.post(`/api/posts/${id}/comments`, { content: "While it was away" });
  await changing.comeBack();
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("badgeCount")).toBe(2);
  await isConnected(app);
  expect(await app.ask("notifications")).toHaveLength(1);

  const allDay = { from: "00:00", to: "00:00", days: [1, 2, 3, 4, 5, 6, 7] };
  await saveNotificationSettings(app.page, { quietHours: allDay });
  await ben?.post(`/api/posts/${id}/comments`, { content: "In quiet hours" });
  await expect.poll(() => app.ask("badgeCount")).toBe(3);
  await saveNotificationSettings(app.page, { quietHours: null });
  await ben?.post(`/api/posts/${id}/comments`, { content: "Afterwards" });
  await expect.poll(() => app.ask("notifications")).toHaveLength(2);
  expect((await app.ask("notifications"))[1]).toMatchObject({
    title: "Ben commented on your post",
    body: "Afterwards",
  });
  await changing.stop();
});

test("the Windows task bar shows the count again after the window was hidden @host", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin, { passesSockets: false });
  const app = await openApp({ server: changing.origin, platform: "win32" });
  await signInToApp(app.page, await joinedMember(server));
  await app.ask("closeWindow");
  changing.say("/api/messages/unread-count", 3);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 3 unread" });
  for (const _ of ["counted while it was hidden", "counted before"]) {
    expect(await app.ask("window")).toMatchObject({ isVisible: false, overlay: "" });
    await app.ask("clickTray", "open");
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, overlay: "3 unread" });
    await app.ask("closeWindow");
  }
  await changing.stop();
});

test("without a socket, messages that came during sleep show as one notification, and on a Mac's dock @host", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin, { passesSockets: false });
  const app = await openApp({ server: changing.origin, platform: "darwin" });
  await signInToApp(app.page, await joinedMember(server));
  changing.say("/api/messages/unread-count", 1);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("dockBadge")).toBe("1");
  const before = await app.ask("notifications");
  await app.ask("blurWindow");
  changing.say("/api/messages/unread-count", 120);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("dockBadge")).toBe("99+");
  expect(await app.ask("notifications")).toEqual([...before, { title: "119 new messages", body: "" }]);
  await changing.stop();
});

test("nothing is shown for a post in view, nor while the tray's menu pauses", async ({ server, openApp }) => {
  const author = await joinedMember(server);
  const fan = await server.as(await joinedMember(server));
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", { content: "Dawn" });
  const app = await openApp();
  await signInToApp(app.page, author);
  await isConnected(app);
  await app.ask("openUrl", `glimmer://post/${id}`);
  await expect.poll(() => pathOf(app.page)).toBe(`/post/${id}`);
  const notifications = () => app.ask("notifications");

  // Only the count says it, in the page too.
  await fan.post(`/api/posts/${id}/comments`, { content: "A first" });
  await expect.poll(() => app.ask("badgeCount")).toBe(1);
  await expect(app.page.getByRole("link", { name: /1 unread/ }).first()).toBeVisible();
  expect(await notifications()).toEqual([]);

  // The tray's pause is the server's.
  await app.ask("clickTray", "pause");
  await expect.poll(async () => (await app.ask("tray"))?.menu.map((item) => item.id)).toContain("resume");
  await app.ask("blurWindow");
  await fan.post(`/api/posts/${id}/comments`, { content: "A second" });
  await expect.poll(() => app.ask("badgeCount")).toBe(2);
  expect(await notifications()).toEqual([]);
});
