import { startChangingServer } from "../support/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a click on a toast in the Action Center starts the app at its list @host", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
  const app = await openApp({ server: changing.origin, platform: "win32" });
  await signInToApp(app.page, await joinedMember(server));
  changing.say("/api/notifications/unread-count", 100);
  await app.ask("wakeUp");
  await expect.poll(() => app.ask("notifications")).toHaveLength(1);
  // The task bar shows the count as an overlay.
  expect([await app.ask("dockBadge"), await app.ask("badgeCount")]).toEqual(["", 0]);
  const toast = await app.ask("toastXml", 0);
  await app.restart({ argv: ["--allow-file-access", /launch="([^"]*)"/.exec(toast ?? "")?.[1] ?? ""] });
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  expect(await app.ask("notifications")).toEqual([]);
  await changing.stop();
});

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

test("messages that came during sleep show as one notification, and on a Mac's dock @host", async ({ server, openApp }) => {
  const changing = await startChangingServer(server.origin);
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
