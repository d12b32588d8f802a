import type { Page } from "@playwright/test";
import type { NewNotificationSettings } from "#shared/notifications/contract.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { bell, expectNotifications, openLive, publishPosts } from "./live-page.ts";

/**
 * Lets the page believe that it may notify and is hidden. Returns the titles of the
 * notifications it has shown.
 */
async function recordBrowserNotifications(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class RecordedNotification extends EventTarget {
      static readonly permission = "granted";
      constructor(title: string) {
        super();
        shown.push(title);
      }
      close() {}
    }
    document.hasFocus = () => false;
    Object.assign(window, { Notification: RecordedNotification, shownNotifications: shown });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shownNotifications: string[] }).shownNotifications);
}

test("during quiet hours and a pause, list and badge change and the browser shows no notification @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const own = await server.as(member);
  const fan = await server.as(await joinedMember(server, { displayName: "Fay Fan" }));
  const [one, two, three, four] = await publishPosts(own, "One", "Two", "Three", "Four");
  const set = (settings: NewNotificationSettings) => own.put("/api/notifications/settings", settings);
  const shown = await recordBrowserNotifications(page);
  await signIn(page, member);
  await openLive(page, "/notifications");
  await fan.post(`/api/posts/${one}/like`);
  await expect.poll(shown).toEqual(["Fay Fan liked your post"]);

  await set({ quietHours: { from: "00:00", to: "00:00", days: [1, 2, 3, 4, 5, 6, 7] } });
  await fan.post(`/api/posts/${two}/like`);
  await expect(bell(page)).toHaveText(/2\s*unread/);
  await set({ quietHours: null, pausedUntil: new Date(Date.now() + 60 * 60 * 1000).toISOString() });
  await fan.post(`/api/posts/${three}/like`);
  await expect(bell(page)).toHaveText(/3\s*unread/);
  await expectNotifications(page, [/Three/, /Two/, /One/]);

  await set({ pausedUntil: null });
  await fan.post(`/api/posts/${four}/like`);
  // The silent ones would have come before.
  await expect.poll(shown).toHaveLength(2);
});
