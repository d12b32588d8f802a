import { createECDH, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** A headless browser has neither the permission nor a push service: both are made up. */
async function standInPush(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  await page.addInitScript((keys) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    // Kept over page loads, as browsers do.
    const key = "e2e.push";
    const read = () => {
      const endpoint = localStorage.getItem(key);
      return endpoint === null ? null : {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          localStorage.removeItem(key);
          return Promise.resolve(true);
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(read()),
      subscribe: () => {
        localStorage.setItem(key, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
        return Promise.resolve(read());
      },
    });
  }, keys);
}

test("pushes are turned on and off in Settings, for this device", async ({ page, server }) => {
  await standInPush(page);
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const card = page.getByRole("region", { name: "Notifications on this device" });
  const known = async () =>
    (await page.request.get("/api/push/key").then((response) => response.json()) as { isSubscribed: boolean })
      .isSubscribed;
  expect(await known()).toBe(false);
  await card.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(card).toContainText("This device shows notifications, even while Glimmer is closed.");
  expect(await known()).toBe(true);
  await expectAccessibleEverywhere(page);
  await card.getByRole("button", { name: "Turn off notifications" }).click();
  await expect(card.getByRole("button", { name: "Turn on notifications" })).toBeVisible();
  expect(await known()).toBe(false);
});

test("a subscription that the browser renews is sent at the next page, and one that ended is offered again", async ({ page, server }) => {
  await standInPush(page);
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const card = page.getByRole("region", { name: "Notifications on this device" });
  await card.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(card).toContainText("This device shows notifications");
  const renewed = "https://fcm.googleapis.com/fcm/send/renewed";
  await page.evaluate((endpoint) => localStorage.setItem("e2e.push", endpoint), renewed);
  const sent = page.waitForRequest((request) =>
    request.method() === "PUT" && request.url().endsWith("/api/push/subscription")
  );
  await page.goto("/");
  expect((await sent).postDataJSON()).toMatchObject({ endpoint: renewed });

  // As the server does when the push service returns 410.
  const origin = new URL(page.url()).origin;
  await page.request.delete("/api/push/subscription", { headers: { Origin: origin } });
  await page.goto("/settings");
  await expect(card).toContainText("Your browser's push service no longer delivers to this device");
  await expectAccessibleEverywhere(page);
  await card.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(card).toContainText("This device shows notifications");
});
