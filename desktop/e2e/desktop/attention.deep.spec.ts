import { startChangingServer } from "../support/changing-server.ts";
import type { DesktopOptions } from "../support/desktop-app.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

/** How a click starts the app again, by what its system kept of the notification. On a Mac only a crash leaves one there. */
const startedByClick: Readonly<Record<string, (left: { id: string; toastXml: string }) => DesktopOptions>> = {
  win32: ({ toastXml }) => ({ argv: ["--allow-file-access", /launch="([^"]*)"/.exec(toastXml)?.[1] ?? ""] }),
  darwin: ({ id }) => ({ launch: { notification: id } }),
};

for (const [platform, startedBy] of Object.entries(startedByClick)) {
  test(`a click on a notification starts the app at its list, on ${platform} @host`, async ({ server, openApp }) => {
    const changing = await startChangingServer(server.origin);
    const app = await openApp({ server: changing.origin, platform: platform as NodeJS.Platform });
    await signInToApp(app.page, await joinedMember(server));
    changing.say("/api/notifications/unread-count", 100);
    await app.ask("wakeUp");
    await expect.poll(() => app.ask("notifications")).toHaveLength(1);
    // Windows has its overlay, a Mac the dock; the launcher's number is Linux's.
    const isMac = platform === "darwin";
    expect([await app.ask("dockBadge"), await app.ask("badgeCount")]).toEqual([isMac ? "99+" : "", 0]);
    const left = await app.ask("notificationLeft", 0);
    await app.restart(startedBy(left ?? { id: "", toastXml: "" }));
    await expect.poll(() => pathOf(app.page)).toBe("/notifications");
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
    expect(await app.ask("notifications")).toEqual([]);
    await changing.stop();
  });
}

test("the Windows task bar shows the count again whenever the window was hidden @host", async ({ server, openApp }) => {
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

test("messages that come while the computer sleeps show once, as a number", async ({ server, openApp }) => {
  const [reader, friend] = [await joinedMember(server), await joinedMember(server)];
  const sender = await server.as(friend);
  const { id: receiverId } = await (await server.as(reader)).get<{ id: string }>("/api/auth/user");
  await sender.post(`/api/users/${receiverId}/follow`);
  const post = await sender.post<{ id: string }>("/api/posts", { content: "Sent to a friend" });
  const app = await openApp();
  await signInToApp(app.page, reader);
  const send = () => sender.post("/api/messages", { receiverId, sharedPostId: post.id });
  await send();
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("badgeCount")).toBe(1);
  const before = await app.ask("notifications");
  await app.ask("blurWindow");
  await app.ask("fallAsleep");
  await send();
  await send();
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("badgeCount")).toBe(3);
  await expect.poll(() => app.ask("notifications")).toEqual([...before, {
    title: "2 new messages",
    body: "",
  }]);
});
