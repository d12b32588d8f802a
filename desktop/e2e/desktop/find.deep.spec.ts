import type { DesktopApp } from "../support/desktop-app.ts";
import { joinedMember } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { openFindBar } from "./support/find-bar.ts";
import { expect, test } from "./desktop-test.ts";

/** As dialogs and toasts come, whose parts are put last on the page. */
function showLater(app: DesktopApp, words: string) {
  return app.page.evaluate((text) => {
    const later = document.createElement("div");
    later.textContent = text;
    document.body.append(later);
  }, words);
}

test("the find bar keeps the focus when something opens behind it", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const { field, says } = await openFindBar(app);
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

test("the find bar does not find its own text, and searches again after it was closed", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const { field, says } = await openFindBar(app);
  await field.fill("nowhere to be found");
  await says("No matches");
  await showLater(app, "opened later, opened later, and nonetheless");
  await field.fill("none");
  await says("1/1");
  await field.fill("opened later");
  await says("1/2");
  await field.press("Escape");
  await openFindBar(app);
  await expect(field).toHaveValue("opened later");
  await field.press("Enter");
  await says("1/2");
});

test("the find bar counts the matches and walks them round and back", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const { field, says } = await openFindBar(app);
  // The word in the field is none of them.
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
});
