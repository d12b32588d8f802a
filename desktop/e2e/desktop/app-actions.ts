import { expect, type Page } from "@playwright/test";
import type { NewNotificationSettings } from "#shared/notifications/contract.ts";
import type { DesktopApp } from "../support/desktop-app.ts";
import type { Member } from "../support/members.ts";

/** Signs in from the landing page. */
export async function signInToApp(page: Page, member: Member): Promise<void> {
  await page.getByRole("link", { name: "Sign In" }).click();
  await signInByForm(page, member);
}

/** Signs in through the form that is on screen. */
export async function signInByForm(page: Page, member: Member): Promise<void> {
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Where the page is, as the app's own address. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Resolves once the app's socket is connected. */
export async function isConnected(app: Pick<DesktopApp, "ask">): Promise<void> {
  const isLive = async () => {
    const events = (await app.ask("messages")).filter(({ channel }) => channel === "glimmer:onSocket");
    const states = events.map(({ payload }) => payload as { type: string; isLive?: boolean });
    return states.findLast(({ type }) => type === "connection")?.isLive;
  };
  await expect.poll(isLive).toBe(true);
}

/** Changes the notification settings of the page's member, as the page would. */
export async function saveNotificationSettings(page: Page, settings: NewNotificationSettings): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/notifications/settings", {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
    });
    return response.status;
  }, settings);
  expect(status).toBe(200);
}
