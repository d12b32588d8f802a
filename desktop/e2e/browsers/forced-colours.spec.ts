import type { Locator } from "@playwright/test";
import { joinPartner } from "../messages/chat-partners.ts";
import { expectAccessible } from "../support/access.ts";
import { createBot, rowOf } from "../bots/create-bot.ts";
import { openDesk } from "../support/administrator.ts";
import { signIn } from "../support/members.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** The colours that a contrast theme leaves, which are the system's. */
const look = (one: Locator, part?: string) =>
  one.evaluate((element, pseudo) => {
    const { backgroundColor, color } = getComputedStyle(element, pseudo);
    return `${backgroundColor} ${color}`;
  }, part);

for (const colorScheme of ["light", "dark"] as const) {
  // The system's colours take the place of both themes: `npm run test:all` has one of them.
  const tag = colorScheme === "dark" ? [] : "@deep";
  test(`in a ${colorScheme} contrast theme tabs, places, marks, days and counts show their state`, {
    tag,
  }, async ({ page, server }) => {
    const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
    await ada.api.post(`/api/users/${bob.id}/follow`);
    await bob.api.post(`/api/users/${ada.id}/follow`);
    await bob.api.post("/api/messages", {
      receiverId: ada.id,
      content: "Hello",
      clientMessageId: crypto.randomUUID(),
    });
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await signIn(page, ada.member);
    const post = await publish(page, "A calm start");
    const tab = (name: string) => page.getByRole("tab", { name });
    expect(await look(tab("All Posts"))).not.toBe(await look(tab("Following")));
    const places = page.getByRole("navigation", { name: "Main" }).first();
    expect(await look(places.getByRole("link", { name: "Home" })))
      .not.toBe(await look(places.getByRole("link", { name: "Settings" })));
    const like = post.getByRole("button", { name: /Like/ }).first();
    const bookmark = post.getByRole("button", { name: /Bookmark/ });
    expect(await look(bookmark)).toBe(await look(post.getByRole("button", { name: "Post options" })));
    await bookmark.click();
    await expect(bookmark).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => look(bookmark)).not.toBe(await look(like));
    await post.getByRole("button", { name: "Post options" }).click();
    const remove = page.getByRole("menuitem", { name: "Delete" });
    await remove.hover();
    await expect.poll(async () => await look(remove) === await look(like)).toBe(false);
    await page.keyboard.press("Escape");

    await page.goto("/notifications");
    const dot = page.locator("[data-notification] .bg-brand").first();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await look(dot)).not.toContain(`${ground} `);
    await page.goto(`/chat?user=${bob.member.username}`);
    await expect(page.locator("[aria-current=true]").first()).toBeVisible();
    await expectAccessible(page);

    await page.goto("/settings");
    await page.getByLabel("Quiet hours").check();
    const days = page.getByRole("group", { name: "Days" }).locator("label");
    const chosen = await look(days.first());
    await days.first().click();
    await expect.poll(() => look(days.first())).not.toBe(chosen);
    await expectAccessible(page);
  });
}

test("in a contrast theme a switch shows whether it is on", async ({ page, server }) => {
  const bot = await createBot(server);
  await page.emulateMedia({ forcedColors: "active" });
  await openDesk(page, "bots");
  const shown = rowOf(page, bot).getByRole("switch");
  await expect(shown).toBeVisible();
  const [track, thumb] = [await look(shown), await look(shown, "::before")];
  expect(thumb.split(" rgb")[0]).not.toBe(track.split(" rgb")[0]);
  const wasOn = await shown.isChecked();
  await shown.click();
  await expect(shown).toBeChecked({ checked: !wasOn });
  await expect.poll(() => look(shown)).not.toBe(track);
});
