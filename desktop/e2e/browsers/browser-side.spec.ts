import type { Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { refuseSockets } from "../support/sockets.ts";
import { expect, test } from "../support/test.ts";

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}

interface Notices {
  asked: number;
  readonly shown: Shown[];
  readonly click: (index: number) => void;
}

declare global {
  interface Window {
    notices: Notices;
  }
}

/**
 * Stands in for the browser's notifications, which a headless one has none of; they answer the
 * first question with `answer`.
 */
async function standInNotifications(page: Page, answer: NotificationPermission): Promise<void> {
  // A server without pushes: the open page shows notifications.
  await page.route(
    "**/api/push/key",
    (route) =>
      route.fulfill(
        asServer({ status: 404, json: { message: "Not found", code: "not_found", requestId: "1" } }),
      ),
  );
  await page.addInitScript((given) => {
    const made: EventTarget[] = [];
    const notices: Notices = {
      asked: 0,
      shown: [],
      click: (index) => made[index]?.dispatchEvent(new Event("click")),
    };
    class StandIn extends EventTarget {
      static get permission(): string {
        return localStorage.getItem("test.permission") ?? "default";
      }
      static requestPermission(): Promise<string> {
        notices.asked += 1;
        localStorage.setItem("test.permission", given);
        return Promise.resolve(given);
      }
      constructor(title: string, options: NotificationOptions) {
        super();
        notices.shown.push({ title, options });
        made.push(this);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: StandIn, notices });
  }, answer);
}

/** The counts the server would give, from now on. The page polls them. */
async function serveCounts(page: Page, counts: { messages: number; notifications: number }): Promise<void> {
  await refuseSockets(page);
  for (const kind of ["messages", "notifications"] as const) {
    await page.route(
      `**/api/${kind}/unread-count`,
      (route) => route.fulfill(asServer({ json: counts[kind] })),
    );
  }
}

/** The member comes back to the tab: counts are read at once. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("the page can be installed: a browser finds nothing wrong with its manifest", async ({ page, request }) => {
  await page.goto("/");
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as {
    icons: { src: string; type: string }[];
    shortcuts: { url: string }[];
  };
  expect((await request.get(url)).headers()["content-type"]).toBe("application/manifest+json");
  for (const { src, type } of [...manifest.icons, { src: "/icons/apple-touch-180.png", type: "image/png" }]) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
  }
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A tab of a private window is never offered it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
});

test("unread counts show in the title and on the icon, 99+ above 99", async ({ page, server }) => {
  const counts = { messages: 2, notifications: 1 };
  await serveCounts(page, counts);
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const icon = page.locator('link[rel="icon"]');
  await expect(page).toHaveTitle("(3) Settings · Glimmer");
  await expect(icon).toHaveAttribute("href", /^data:image\/png/);
  const three = await icon.getAttribute("href");
  counts.messages = 100;
  await comeBack(page);
  await expect(page).toHaveTitle("(99+) Settings · Glimmer");
  await expect(icon).not.toHaveAttribute("href", three ?? "");
  Object.assign(counts, { messages: 0, notifications: 0 });
  await comeBack(page);
  await expect(page).toHaveTitle("Settings · Glimmer");
  await expect(icon).toHaveAttribute("href", "/icon.svg");
  await expect(icon).toHaveCount(1);
});

test("a browser shows notifications only after they are turned on in the settings @deep", async ({ page, server }) => {
  const counts = { messages: 1, notifications: 0 };
  await standInNotifications(page, "granted");
  await serveCounts(page, counts);
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const card = page.getByRole("region", { name: "Notifications in this browser" });
  await expect(page).toHaveTitle(/^\(1\)/);
  expect(await page.evaluate(() => window.notices.asked)).toBe(0);
  await card.getByRole("button", { name: "Turn on notifications" }).click();
  const box = card.getByRole("checkbox", { name: "Notify me while Glimmer is in another tab" });
  await expect(box).toBeChecked();
  await expectAccessible(page);

  const shown = () => page.evaluate(() => window.notices.shown);
  const arrive = async (messages: number) => {
    counts.messages = messages;
    await comeBack(page);
    await expect(page).toHaveTitle(`(${messages}) Settings · Glimmer`);
  };
  await arrive(2);
  expect(await shown(), "the page is in view").toEqual([]);
  await page.evaluate(() => Object.assign(document, { hasFocus: () => false }));
  await arrive(4);
  await expect.poll(shown).toEqual([
    { title: "2 new messages", options: { tag: "/chat", icon: "/icons/any-192.png" } },
  ]);
  await arrive(3);
  await box.uncheck();
  await arrive(5);
  expect(await shown()).toHaveLength(1);
  await page.evaluate(() => window.notices.click(0));
  await expect(page).toHaveURL("/chat");
  expect(await shown(), "the page was not loaded anew").toHaveLength(1);
  await page.goto("/settings");
  await expect(box).not.toBeChecked();
});

test(
  "a browser that blocks notifications is not asked again, and the settings say where to allow them",
  { tag: "@deep" },
  async ({ page, server }) => {
    await standInNotifications(page, "denied");
    await signIn(page, await joinedMember(server), "/login?next=/settings");
    const card = page.getByRole("region", { name: "Notifications in this browser" });
    await card.getByRole("button", { name: "Turn on notifications" }).click();
    await expect(card).toContainText("Your browser blocks notifications from this site.");
    await expect(card.getByRole("button")).toHaveCount(0);
  },
);
