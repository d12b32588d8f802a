import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { openFindBar } from "./support/find-bar.ts";
import { expect, test } from "./desktop-test.ts";

test("window, menus, preferences and checkout behave like a desktop app's @walk", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));

  // Preferences are the computer's, and outlive the app.
  await app.ask("moveWindow", { x: 200, y: 150, width: 900, height: 700 });
  await app.ask("clickMenu", "settings");
  await expect.poll(() => pathOf(app.page)).toBe("/settings");
  const settings = app.page.getByRole("region", { name: "This computer", exact: true });
  await settings.getByLabel(/New post from anywhere/).check();
  await settings.getByLabel(/Check spelling/).uncheck();
  await expect(settings).toContainText(/Memory: this page \d+ MB, the whole app \d+ MB\./);
  await expect.poll(() => app.ask("shortcuts")).toEqual(["CommandOrControl+Alt+Shift+N"]);
  await app.ask("pressShortcut", "CommandOrControl+Alt+Shift+N");
  await expect.poll(() => pathOf(app.page)).toBe("/create-post");
  await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
  await app.restart({ argv: ["--hidden"] });
  await expect(app.page.getByRole("banner")).toBeVisible();
  await expect.poll(() => app.ask("shortcuts")).toEqual(["CommandOrControl+Alt+Shift+N"]);
  expect(await app.page.evaluate(() => window.glimmer.readPreferences())).toMatchObject({
    checksSpelling: false,
    hasGlobalShortcut: true,
  });

  // The window comes back where it was, and starts hidden when nobody asked for it.
  expect(await app.ask("window")).toMatchObject({
    isVisible: false,
    bounds: { x: 200, y: 150, width: 900, height: 700 },
  });
  await app.ask("clickTray", "open");
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });

  const { field, says } = await openFindBar(app);
  await field.fill("no such words here");
  await says("No matches");
  await field.press("Escape");
  await expect(field).toBeHidden();

  // Payments leave for the system's browser, and come back by link.
  await app.page.evaluate(() => window.glimmer.openCheckout("https://checkout.stripe.com/c/pay/cs_test_1"));
  expect(await app.ask("openedOutside")).toEqual(["https://checkout.stripe.com/c/pay/cs_test_1"]);
  const back = await fetch(`${server.origin}/return-to-app?payment=success&session_id=cs_test_1`);
  const link = /<a href="(glimmer:[^"]*)"/.exec(await back.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  await app.ask("blurWindow");
  await app.ask("openUrl", link);
  // The shop cleans its address; see payments.spec.ts.
  await expect.poll(() => pathOf(app.page)).toBe("/shop");
  await expect.poll(() => app.ask("window")).toMatchObject({ isFocused: true });

  // A link to another site opens outside; our page stays, and still navigates.
  await app.page.evaluate(() => {
    location.href = "https://elsewhere.example/page";
  });
  await expect.poll(() => app.ask("openedOutside")).toContain("https://elsewhere.example/page");
  await app.ask("openUrl", "glimmer://notifications");
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");
});
