import { startChangingServer } from "../support/changing-server.ts";
import type { DesktopOptions } from "../support/desktop-app.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

const friend = { id: "0198a7c0-0000-7000-8000-00000000000a", username: "mina", displayName: "Mina" };
const other = { id: "0198a7c0-0000-7000-8000-00000000000b", username: "ben", displayName: "Ben" };

function conversation(messageId: string, unreadCount: number, user = friend) {
  return {
    user,
    unreadCount,
    lastMessage: { id: messageId, content: "Tea at four?" },
    lastMessageAt: "2026-11-21T10:00:00.000Z",
  };
}

function like(id: string, postId: string) {
  return { id, type: "like", isRead: false, postId, fromUser: friend, message: null };
}

test("counts follow the server everywhere, and what is new is told once, to the right place", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const post = await (await server.as(member)).post<{ id: string }>("/api/posts", {
    content: "Liked from afar",
  });
  const changing = await startChangingServer(server.origin);
  const says = (messages: number, notifications: number) => {
    changing.say("/api/messages/unread-count", messages);
    changing.say("/api/notifications/unread-count", notifications);
  };
  /** The lists are read one after the other: when the second is asked for, all of the first has been told. */
  const askedForList = () => changing.asked.filter((path) => path === "/api/conversations").length;
  says(0, 0);
  changing.say("/api/conversations", []);
  changing.say("/api/notifications", []);
  const app = await openApp({ server: changing.origin });
  await signInToApp(app.page, member);

  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));

  // A like arrives while the window is hidden: a notification, and its click leads to the post.
  await app.ask("closeWindow");
  changing.say("/api/notifications", [like("n1", post.id)]);
  says(0, 1);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("notifications")).toEqual([{ title: "Mina liked your post", body: "" }]);
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 1 unread", hasBadge: true });
  expect(await app.ask("badgeCount")).toBe(1);
  expect((await app.ask("window"))?.title).toMatch(/^\(1\) /);
  await app.ask("clickNotification", 0);
  await expect.poll(() => pathOf(app.page)).toBe(`/post/${post.id}`);
  await expect(app.page.getByText("Liked from afar").first()).toBeVisible();
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });

  // Nothing for the conversation in view, only for another one that comes with it; the count says both.
  await app.page.evaluate((id) => window.glimmer.reportConversation(id), friend.id);
  changing.say("/api/conversations", [conversation("m1", 1), conversation("b1", 1, other)]);
  says(2, 1);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("notifications")).toHaveLength(2);
  expect((await app.ask("notifications"))[1]).toEqual({ title: "Ben", body: "Tea at four?" });
  expect(await app.ask("badgeCount")).toBe(3);

  // Hidden words, another conversation in view: told without the text. Then more than a hundred.
  await app.page.evaluate(() => window.glimmer.reportConversation(null));
  await app.page.evaluate(() => window.glimmer.changePreferences({ hidesText: true }));
  changing.say("/api/conversations", [conversation("m2", 3)]);
  says(3, 120);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("notifications")).toHaveLength(3);
  expect((await app.ask("notifications"))[2]).toEqual({ title: "Mina", body: "Sent you a message" });
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 99+ unread" });
  await expect(app.page.getByRole("link", { name: /99\+/ }).first()).toBeVisible();

  // Muted: counted, not told. Read elsewhere: gone everywhere.
  await app.ask("clickTray", "mute");
  const askedBefore = askedForList();
  for (const messages of [4, 5]) {
    changing.say("/api/conversations", [conversation(`m${messages}`, messages)]);
    says(messages, 120);
    await app.ask("wakeUp");
    await expect.poll(askedForList).toBeGreaterThan(askedBefore + messages - 4);
  }
  expect(await app.ask("badgeCount")).toBe(125);
  expect(await app.ask("notifications")).toHaveLength(3);
  says(0, 0);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("tray")).toMatchObject({ toolTip: "Glimmer", hasBadge: false });

  await app.ask("clickTray", "new-post");
  await expect.poll(() => pathOf(app.page)).toBe("/create-post");
  await changing.stop();
});

/**
 * How a click starts the app again, by what its system kept of the notification. On a Mac only what a crash or a force quit left there can
 * be clicked: Electron takes it away when the app quits.
 */
const startedByClick: Readonly<Record<string, (left: { id: string; toastXml: string }) => DesktopOptions>> = {
  win32: ({ toastXml }) => ({ argv: ["--allow-file-access", /launch="([^"]*)"/.exec(toastXml)?.[1] ?? ""] }),
  darwin: ({ id }) => ({ launch: { notification: id } }),
};

for (const [platform, startedBy] of Object.entries(startedByClick)) {
  const ended = platform === "darwin" ? "was forced to quit" : "has ended";
  test(`a click on a notification starts the app that ${ended}, at its post, on ${platform} @host`, async ({ server, openApp }) => {
    const member = await joinedMember(server);
    const post = await (await server.as(member)).post<{ id: string }>("/api/posts", {
      content: "Liked while the app was closed",
    });
    const changing = await startChangingServer(server.origin);
    for (const list of ["/api/conversations", "/api/notifications"]) changing.say(list, []);
    const app = await openApp({ server: changing.origin, platform: platform as NodeJS.Platform });
    await signInToApp(app.page, member);
    changing.say("/api/notifications", [like("n1", post.id)]);
    changing.say("/api/notifications/unread-count", 100);
    await app.ask("wakeUp");
    await expect.poll(() => app.ask("notifications")).toHaveLength(1);
    // Windows has its overlay, a Mac the dock; the launcher's number is Linux's.
    expect([await app.ask("dockBadge"), await app.ask("badgeCount")]).toEqual([
      platform === "darwin" ? "99+" : "",
      0,
    ]);
    const left = await app.ask("notificationLeft", 0);
    await app.restart(startedBy(left ?? { id: "", toastXml: "" }));
    await expect.poll(() => pathOf(app.page)).toBe(`/post/${post.id}`);
    await expect(app.page.getByText("Liked while the app was closed").first()).toBeVisible();
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
    // Told in the run before: not again.
    expect(await app.ask("notifications")).toEqual([]);
    await changing.stop();
  });
}

test("on Windows the task bar says the count again whenever the window was hidden @host", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
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

test("a post shared by chat is told once, as a number, and leads to the chat", async ({ server, openApp }) => {
  const [reader, friend] = [await joinedMember(server), await joinedMember(server)];
  const sender = await server.as(friend);
  const { id: receiverId } = await (await server.as(reader)).get<{ id: string }>("/api/auth/user");
  await sender.post(`/api/users/${receiverId}/follow`);
  const post = await sender.post<{ id: string }>("/api/posts", { content: "Sent to a friend" });
  // Nothing but a count is said in the server's place, and that at the end: it tells what it was asked for.
  const listening = await startChangingServer(server.origin);
  const askedForList = () => listening.asked.filter((path) => path === "/api/conversations").length;
  const app = await openApp({ server: listening.origin });
  await signInToApp(app.page, reader);
  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
  await app.ask("closeWindow");
  await expect.poll(askedForList).toBe(1);
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer", hasBadge: false });

  await sender.post("/api/messages", { receiverId, sharedPostId: post.id });
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("notifications")).toEqual([{ title: "1 new message", body: "" }]);
  expect(await app.ask("tray")).toMatchObject({ toolTip: "Glimmer: 1 unread", hasBadge: true });
  expect(await app.ask("badgeCount")).toBe(1);
  await app.ask("clickNotification", 0);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  await expect.poll(() => pathOf(app.page)).toBe("/chat");

  // The chat is looked at: the count says it, and nothing else does.
  await sender.post("/api/messages", { receiverId, sharedPostId: post.id });
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("badgeCount")).toBe(2);
  await app.ask("blurWindow");
  // Two come while the computer sleeps, so that they are told apart from the one that was looked at.
  await app.ask("fallAsleep");
  // What was asked for before it slept hears of none of them, or of both.
  listening.say("/api/messages/unread-count", 2);
  for (const _ of [1, 2]) await sender.post("/api/messages", { receiverId, sharedPostId: post.id });
  listening.say("/api/messages/unread-count", 4);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("badgeCount")).toBe(4);
  await expect.poll(() => app.ask("notifications")).toEqual([
    { title: "1 new message", body: "" },
    { title: "2 new messages", body: "" },
  ]);
  expect(askedForList()).toBe(1);
  await listening.stop();
});
