import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("window, menus, preferences and checkout keep the habits of a desktop", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));

  // The window comes back where it was, and starts hidden when nobody asked for it.
  await app.ask("moveWindow", { x: 200, y: 150, width: 900, height: 700 });
  await app.ask("clickMenu", "settings");
  await expect.poll(() => pathOf(app.page)).toBe("/settings");
  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
  await app.restart({ argv: ["--hidden"] });
  await expect(app.page.getByRole("banner")).toBeVisible();
  expect(await app.ask("window")).toMatchObject({
    isVisible: false,
    bounds: { x: 200, y: 150, width: 900, height: 700 },
  });
  await app.ask("clickTray", "open");
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });

  // Preferences are the computer's, and outlive the app.
  await app.ask("clickMenu", "settings");
  const settings = app.page.getByRole("region", { name: "This computer" });
  await settings.getByLabel(/New post from anywhere/).check();
  await app.page.getByLabel("Quiet hours").check();
  await app.page.getByLabel("From", { exact: true }).fill("21:30");
  await expect.poll(() => app.ask("shortcuts")).toEqual(["CommandOrControl+Alt+Shift+N"]);
  await app.ask("pressShortcut", "CommandOrControl+Alt+Shift+N");
  await expect.poll(() => pathOf(app.page)).toBe("/create-post");
  await app.restart();
  await expect.poll(() => app.ask("shortcuts")).toEqual(["CommandOrControl+Alt+Shift+N"]);
  expect(await app.page.evaluate(() => window.glimmer.readPreferences())).toMatchObject({
    quietHours: { from: "21:30", to: "07:00" },
    hasGlobalShortcut: true,
  });

  // Find in page.
  await expect(async () => {
    await app.ask("clickMenu", "find");
    await expect(app.page.getByLabel("Find on this screen")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const field = app.page.getByLabel("Find on this screen");
  const says = (count: string) =>
    expect(app.page.getByRole("search").getByRole("status")).toMatchAriaSnapshot(`- status: ${count}`);
  // Round the matches and back, and the word in the field is none of them.
  const times = await app.page.evaluate(() =>
    document.body.innerText.toLowerCase().split("leaders").length - 1
  );
  expect(times).toBeGreaterThan(0);
  await field.fill("leaders");
  await says(`1/${times}`);
  for (let at = 2; at <= times + 1; at += 1) {
    await field.press("Enter");
    await says(`${(at - 1) % times + 1}/${times}`);
  }
  await field.press("Shift+Enter");
  await says(`${times}/${times}`);
  await field.fill("no such words here");
  await says("None");
  await field.press("Escape");
  await expect(field).toBeHidden();

  // Payments leave for the system's browser, and come back by link.
  await app.page.evaluate(() => window.glimmer.openCheckout("https://checkout.stripe.com/c/pay/cs_test_1"));
  expect(await app.ask("openedOutside")).toEqual(["https://checkout.stripe.com/c/pay/cs_test_1"]);
  const back = await fetch(`${server.origin}/return-to-app?payment=success&session_id=cs_test_1`);
  const link = /<a href="(glimmer:[^"]*)"/.exec(await back.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  await app.ask("blurWindow");
  await app.ask("openUrl", link);
  await expect.poll(() => pathOf(app.page)).toBe("/shop?payment=success&session_id=cs_test_1");
  await expect.poll(() => app.ask("window")).toMatchObject({ isFocused: true });

  // A page that leads elsewhere opens outside; ours stays, and is still led.
  await app.page.evaluate(() => {
    location.href = "https://elsewhere.example/page";
  });
  await expect.poll(() => app.ask("openedOutside")).toContain("https://elsewhere.example/page");
  await app.ask("openUrl", "glimmer://notifications");
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");

  // Signing out wipes the session, also from the disk.
  await app.page.getByRole("button", { name: /menu/i }).first().click();
  await app.page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await app.restart();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await app.ask("authorizations")).toEqual([]);
});
