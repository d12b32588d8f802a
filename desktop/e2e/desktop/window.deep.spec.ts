import type { DesktopApp } from "../support/desktop-app.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

const waysBack: Readonly<Record<"never" | "after show", (app: DesktopApp) => Promise<unknown>>> = {
  never: (app) => app.startSecond([]),
  "after show": (app) => app.ask("clickTray", "open"),
};

for (const readyToShow of ["never", "after show"] as const) {
  test(`a window whose page is ready ${readyToShow} appears, also a hidden one that is asked for @host`, async ({ openApp }) => {
    const app = await openApp({ readyToShow });
    const becomesVisible = () =>
      expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
    await becomesVisible();
    await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
    await app.restart({ argv: ["--hidden"] });
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await app.ask("window")).toMatchObject({ isVisible: false });
    await waysBack[readyToShow](app);
    await becomesVisible();
  });
}

for (const platform of ["linux", "win32"] as const) {
  test(`the back keys of mice and keyboards go back one page, on ${platform} @host`, async ({ server, openApp }) => {
    const app = await openApp({ platform });
    await signInToApp(app.page, await joinedMember(server));
    for (const path of ["/notifications", "/chat", "/shop"]) {
      await app.ask("openUrl", `glimmer:/${path}`);
      await expect.poll(() => pathOf(app.page)).toBe(path);
    }
    await app.ask("goBackBy", "mouse");
    await expect.poll(() => pathOf(app.page)).toBe("/chat");
    await app.ask("goBackBy", "keyboard");
    await expect.poll(() => pathOf(app.page)).toBe("/notifications");
  });
}

test("signing out wipes the session, also from the disk", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  await app.page.getByRole("button", { name: /menu/i }).first().click();
  await app.page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await app.restart();
  await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await app.ask("authorizations")).toEqual([]);
});
