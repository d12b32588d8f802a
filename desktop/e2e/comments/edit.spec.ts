import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { comment, openOwnPost } from "../support/comments.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const text = (page: Page) => page.getByLabel("Comment text");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });

test("members edit their comments in place; others see that and what was there", async ({ page, server, browser }) => {
  await openOwnPost(page, server);
  const own = await comment(page, "Well sad");
  const edit = own.getByRole("button", { name: "Edit", exact: true });
  await edit.click();
  await expect(text(page)).toBeFocused();
  await text(page).fill("   ");
  await expect(save(page)).toBeDisabled();
  await text(page).fill("Well said");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(text(page)).toBeHidden();
  const edited = page.getByRole("article", { name: "Comment by" });
  await expect(edited).toContainText("Well said");
  await expect(edited.getByRole("button", { name: "Edit", exact: true })).toBeFocused();

  const reader = await browser.newPage();
  await openSession(reader, await joinedMember(server));
  await reader.goto(page.url());
  const read = reader.getByRole("article", { name: "Comment by" });
  await expect(read).toContainText("Well said");
  await expect(read.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await read.getByRole("button", { name: "Edited" }).click();
  const versions = reader.getByRole("dialog", { name: "All versions" });
  await expect(versions.getByRole("article", { name: "Version 1" })).toContainText("Well sad");
  await reader.close();
});

test("an edit of a reply survives a reload and a refusal, and ends with a question", async ({ page, server }) => {
  await openOwnPost(page, server);
  await comment(page, "The first");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByLabel("Write a reply").fill("The reply");
  await page.getByLabel("Write a reply").press("Control+Enter");
  const reply = page.getByRole("article", { name: "Comment by" }).filter({ hasText: "The reply" });
  await reply.getByRole("button", { name: "Edit", exact: true }).click();
  await text(page).fill("The other reply");
  await page.reload();
  await reply.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(text(page)).toHaveValue("The other reply");
  await page.route("**/api/comments/*", (route) => route.fulfill({ status: 502 }), { times: 1 });
  await save(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(reply).toContainText("The reply");
  await reply.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(text(page)).toHaveValue("The reply");
});
