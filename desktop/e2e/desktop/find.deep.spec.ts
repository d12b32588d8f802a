import type { DesktopApp } from "../support/desktop-app.ts";
import { joinedMember } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

/** Opens the bar, once the page listens. */
async function openBar(app: DesktopApp) {
  const field = app.page.getByLabel("Find on this screen");
  await expect(async () => {
    await app.ask("clickMenu", "find");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  /** What it says of the words: how many there are, and which one it is at. */
  const says = (count: string) =>
    expect(app.page.getByRole("search").getByRole("status")).toMatchAriaSnapshot(`- status: ${count}`);
  return { field, says };
}

/** As dialogs and toasts come, whose parts are put last on the page. */
function showLater(app: DesktopApp, words: string) {
  return app.page.evaluate((text) => {
    const later = document.createElement("div");
    later.textContent = text;
    document.body.append(later);
  }, words);
}

test("the field of the find bar stays the last match when something opens behind it, and keeps the focus", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const { field, says } = await openBar(app);
  await showLater(app, "opened later, opened later");
  await field.pressSequentially("opened later");
  await says("1/2");
  await field.press("Enter");
  await says("2/2");
  await field.press("Enter");
  await says("1/2");
  expect(await field.evaluate((own) => document.body.lastElementChild?.contains(own))).toBe(true);
  await expect(field).toBeFocused();
  await field.press("Escape");
  await expect(field).toBeHidden();
});

test("the find bar does not find what it says itself, and looks anew when it was closed", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const { field, says } = await openBar(app);
  await field.fill("nowhere to be found");
  await says("None");
  await showLater(app, "opened later, opened later, and nonetheless");
  await field.fill("none");
  await says("1/1");
  await field.fill("opened later");
  await says("1/2");
  await field.press("Escape");
  await openBar(app);
  await expect(field).toHaveValue("opened later");
  await field.press("Enter");
  await says("1/2");
});
