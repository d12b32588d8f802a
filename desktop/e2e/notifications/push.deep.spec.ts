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
    let made: object | null = null;
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made),
      subscribe: () => {
        made = {
          toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/stand-in", keys }),
          unsubscribe: () => {
            made = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(made);
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
