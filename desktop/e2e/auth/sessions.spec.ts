import type { Page } from "@playwright/test";
import { asServer, refusal } from "../support/as-server.ts";
import { mailTo, outboxOf } from "../support/mail.ts";
import { joinedMember, openSession, signIn, signInByForm } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast, lastToast, rememberToasts } from "../support/toast.ts";

test("an ended session leads to sign-in and back to the same screen @walk", async ({ page, server, context }) => {
  await rememberToasts(page);
  const member = await joinedMember(server);
  // The counts and the socket would end the session themselves, at a moment of their own.
  await page.route("**/*-count", (route) => route.fulfill(asServer({ json: 0 })));
  await page.route("**/socket-ticket", (route) => route.abort());
  // Home's requests must be answered before the session ends; its posts come with the page.
  const home = Promise.all(["**/weekly?*", "**/stats"].map((address) => page.waitForResponse(address)));
  await signIn(page, member);
  await home;
  await context.clearCookies();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  expect(await lastToast(page)).toBe("UnauthorizedYou are logged out. Logging in again...");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("settings list the signed-in devices and sign one out", async ({ page, server, browser }) => {
  const member = await joinedMember(server);
  const phone = await browser.newPage({
    baseURL: server.origin,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
  });
  await signInByForm(phone, member);
  await signIn(page, member, "/login?next=%2Fsettings");
  const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);

  await page.route("**/api/auth/sessions/*", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expectToast(page, "Error", "We couldn't reach the server");
  await expect(devices).toHaveCount(2);

  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expect(devices).toHaveCount(1);
  await expectToast(page, "Signed out", "Safari on iPhone is signed out.");

  await test.step("sign-in on the phone explains it over reloads, until the member acts", async () => {
    const note = phone.getByText("Your session has ended");
    await expect(phone).toHaveURL("/login");
    await expect(note).toBeVisible();
    await phone.goto("/settings");
    await expect(phone).toHaveURL("/login?next=%2Fsettings");
    await expect(note).toBeVisible();
    await phone.getByRole("button", { name: "Dismiss" }).click();
    await expect(note).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByRole("link", { name: "Terms" })).toBeVisible();
    await expect(note).toHaveCount(0);
    await signInByForm(phone, member);
    await signOut(phone);
    await phone.goto("/login");
    await expect(phone.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
  await phone.close();
});

test(
  "of two devices signed out at once, the one that fails is restored",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    for (const browser of ["Firefox/150.0", "Edg/150.0"]) {
      const signedIn = await fetch(`${server.origin}/api/auth/login`, {
        method: "POST",
        headers: {
          Origin: server.origin,
          "Content-Type": "application/json",
          "User-Agent": `Mozilla/5.0 (Windows NT 10.0) ${browser}`,
        },
        body: JSON.stringify({ email: member.email, password: member.password }),
      });
      expect(signedIn.status).toBe(200);
    }
    await signIn(page, member, "/login?next=%2Fsettings");
    const devices = page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem");
    await expect(devices).toHaveCount(3);
    const [lost, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let calls = 0;
    await page.route("**/api/auth/sessions/*", async (route) => {
      if (++calls === 1) return await lost.promise.then(() => route.abort());
      await heard.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: "Sign out Firefox on Windows" }).click();
    await page.getByRole("button", { name: "Sign out Edge on Windows" }).click();
    await expect(devices).toHaveCount(1);
    await test.step("leaves and returns while both calls are in progress", async () => {
      await page.getByRole("link", { name: "Home" }).first().click();
      await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
      await page.getByRole("link", { name: "Settings" }).first().click();
      await expect(devices).toHaveCount(1);
    });
    lost.resolve();
    await expectToast(page, "Error", "We couldn't reach the server");
    await expect(devices.filter({ hasText: "Firefox on Windows" })).toBeVisible();
    await expect(devices).toHaveCount(2);
    heard.resolve();
    await expectToast(page, "Signed out", "Edge on Windows is signed out.");
    await expect(devices).toHaveCount(2);
  },
);

test(
  "settings show when the devices cannot be loaded, and retry, also by themselves once online again",
  { tag: "@deep" },
  async ({ page, server, context }) => {
    const member = await joinedMember(server);
    await openSession(page, member);
    await page.route(
      "**/api/auth/sessions",
      (route) => route.fulfill(asServer(refusal)),
      { times: 1 },
    );
    await page.goto("/settings");
    await expect(page.getByText("Your devices could not be loaded")).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await page.route("**/api/auth/sessions", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Your devices could not be loaded")).toBeVisible();
    await page.unroute("**/api/auth/sessions");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
  },
);

test("settings send the mail for a new password", async ({ page, server }) => {
  const member = await joinedMember(server);
  const before = (await outboxOf(server, member.email)).length;
  await signIn(page, member, "/login?next=%2Fsettings");
  await page.getByRole("button", { name: "Reset Password" }).click();
  const sent = `We sent a link to ${member.email}. It works once, for one hour.`;
  await expectToast(page, "Reset Email Sent", sent);
  await expect(page.getByRole("region", { name: "Account" }).getByText(sent)).toBeVisible();
  await mailTo(server, member.email, before + 1);
});

test("settings keep the chosen appearance over a reload", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=%2Fsettings");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
}

test("signing out ends the session and goes to the landing page", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  await signOut(page);
  await page.goto("/settings");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
});

test(
  "signing out in another tab asks to log in, and nobody says that the session has ended",
  { tag: "@deep" },
  async ({ page, server, context }) => {
    await openSession(page, await joinedMember(server));
    await page.goto("/settings");
    const other = await context.newPage();
    await other.goto("/xp-history");
    await expect(other.getByRole("heading", { level: 1, name: "XP history" })).toBeVisible();
    // Keeps the page that the session ends on.
    await other.route("**/login?*", () => undefined);
    await signOut(page);
    await expect(other.getByRole("heading", { name: "Please Log In" })).toBeVisible();
    await expect(other.getByText("has ended")).toHaveCount(0);
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page.getByText("has ended")).toHaveCount(0);
  },
);

test(
  "signing out goes to the root even if the call fails, and shows the failure",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    await page.goto("/settings");
    await page.route("**/api/auth/logout", (route) => route.abort());
    await page.getByRole("button", { name: /menu/i }).first().click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expectToast(page, "Error", "Logout failed");
  },
);

test(
  "signing out over a slow connection ends at the root",
  { tag: "@deep" },
  async ({ page, server }) => {
    await rememberToasts(page);
    await page.clock.install();
    // So that the page polls.
    await page.route("**/socket-ticket", (route) => route.abort());
    await signIn(page, await joinedMember(server));
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/auth/logout", async (route) => {
      const response = await route.fetch();
      await answer.promise;
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: /menu/i }).first().click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    const countRefused = () =>
      page.waitForResponse((response) =>
        response.url().endsWith("/unread-count") && response.status() === 401
      );
    // The second comes long after the page would have left for sign-in because of the first.
    for (let n = 0; n < 2; n++) {
      const refused = countRefused();
      await page.clock.runFor(5_000);
      await refused;
    }
    answer.resolve();
    await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await lastToast(page)).toBeNull();
  },
);
