import type { Locator, Page } from "@playwright/test";
import { joinPartner } from "../messages/chat-partners.ts";
import { openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** Undoes or redoes until the text is this one. */
async function pressUntil(page: Page, field: Locator, keys: string, wanted: string): Promise<void> {
  for (let press = 0; press < 60 && await field.inputValue() !== wanted; press++) {
    await page.keyboard.press(keys);
  }
  await expect(field).toHaveValue(wanted);
}

test("undo after a completion goes back through it in all three composers, and redo brings it again", async ({ page, server }) => {
  const [ada, bob] = [await joinPartner(server), await joinPartner(server)];
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${ada.id}/follow`);
  const { id } = await ada.api.post<{ id: string }>("/api/posts", { content: "A walk." });
  await openSession(page, ada.member);
  const { username } = bob.member;
  const typed = `Hi @${username.slice(0, -3)}`;
  const completed = `Hi @${username} `;
  const composers = [
    ["/create-post", "Post text"],
    [`/post/${id}`, "Write a comment"],
    [`/chat?user=${username}`, "Message"],
  ] as const;
  for (const [address, label] of composers) {
    for (const way of ["key", "pointer"] as const) {
      await test.step(`${label}, by ${way}`, async () => {
        await page.goto(address);
        const field = page.getByRole("textbox", { name: label, exact: true });
        await field.fill("");
        await field.pressSequentially(typed);
        const option = page.getByRole("option", { name: new RegExp(username) });
        await expect(option).toBeVisible();
        if (way === "key") await page.keyboard.press("Enter");
        else await option.click();
        await expect(field).toHaveValue(completed);
        await expect(field).toBeFocused();
        await page.keyboard.type("there");
        await pressUntil(page, field, "Control+z", completed);
        await page.keyboard.press("Control+z");
        await expect(field).toHaveValue(typed);
        await pressUntil(page, field, "Control+z", "");
        await pressUntil(page, field, "Control+Shift+z", typed);
        await page.keyboard.press("Control+Shift+z");
        await expect(field).toHaveValue(completed);
        await pressUntil(page, field, "Control+Shift+z", `${completed}there`);
        await field.fill("");
      });
    }
  }
});
