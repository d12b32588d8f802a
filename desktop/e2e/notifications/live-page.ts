import { expect, type Locator, type Page } from "@playwright/test";
import type { Api } from "../support/api.ts";

/** The link to the notifications in the top bar, with its count. */
export const bell = (page: Page): Locator =>
  page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

/** Opens an address and waits until events reach the page. */
export async function openLive(page: Page, address: string): Promise<void> {
  let isLive = false;
  // Waits from the start: a wait that begins once the page is live may miss it.
  const refreshed = page.waitForResponse((response) => isLive && response.url().endsWith("/api/auth/user"));
  const live = page.waitForEvent("websocket", (socket) => socket.url().endsWith("/websocket"))
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => /"type":\s*"auth"/.test(String(payload)))
    )
    .then(() => (isLive = true));
  await page.goto(address);
  await live;
  // The page asks for all that may have changed before, at the same time.
  await refreshed;
}

/** Expects these notifications in the list, from the top, each once. */
export async function expectNotifications(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect(page.locator("[data-notification]")).toHaveText([...texts]);
}

/** Publishes posts as a member, and returns their ids. */
export async function publishPosts(member: Api, ...texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const content of texts) {
    ids.push((await member.post<{ id: string }>("/api/posts", { content })).id);
  }
  return ids;
}
