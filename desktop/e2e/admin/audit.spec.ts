import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/access.ts";
import { administrator, openDesk } from "../support/administrator.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("the audit is filtered by act, name and day, loads more, and downloads as CSV", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(administrator);
  const [found] = await calls.get<{ id: string }[]>(`/api/admin/users?q=${member.username}`);
  for (let gift = 0; gift < 21; gift++) {
    await calls.post("/api/admin/gift-xp", { userId: found?.id, xpAmount: 10 });
  }
  await calls.post(`/api/admin/users/${found?.id}/suspend`, { reason: 'Spam, "again"' });
  await openDesk(page, "audit");
  const entries = page.getByRole("region", { name: "Entries" }).getByRole("listitem");
  await page.getByLabel("Username").fill(member.username);
  await expect(page).toHaveURL(new RegExp(`q=${member.username}`));
  await expect(entries.first()).toContainText(`@e2e_alma suspended @${member.username}`);
  await expect(entries.first()).toContainText('Reason: Spam, "again"');
  await expect(entries).toHaveCount(20);
  await page.getByRole("button", { name: "Load more entries" }).click();
  await expect(entries).toHaveCount(22);
  await chooseOption(page.getByLabel("Action", { exact: true }), "Gift of XP");
  await expect(entries.first()).toContainText(`@e2e_alma gave 10 XP to @${member.username}`);
  await chooseOption(page.getByLabel("Action", { exact: true }), "Suspension");
  await expect(entries).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^glimmer-audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(member.username);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await page.getByLabel("To").fill("2020-01-01");
  await expect(page.getByText("No entries match")).toBeVisible();
});

test("a CSV that cannot be made says so in words", async ({ page }) => {
  await openDesk(page, "audit");
  await page.route("**/api/admin/audit.csv*", (route) => route.abort());
  await page.getByRole("button", { name: "Download CSV" }).click();
  await expectToast(page, "The audit could not be downloaded");
});

test("an administrator adds a rule that everybody reads, is warned of what is missing, and removes it @walk", async ({ page, browser, server }) => {
  await openDesk(page, "rules");
  const form = page.getByRole("form", { name: "House rules" });
  await form.getByRole("button", { name: "Add a rule" }).click();
  const [title, words] = [form.getByLabel("Title").last(), form.getByLabel("What it means").last()];
  await expect(title).toBeFocused();
  const name = `No adverts ${crypto.randomUUID().slice(0, 8)}`;
  await title.fill(name);
  await form.getByRole("button", { name: "Save the rules" }).click();
  await expect(words).toBeFocused();
  await expect(form.getByRole("alert").filter({ visible: true })).toHaveText(
    "Please say what the rule means.",
  );
  await words.fill("Not even small ones.");
  await form.getByRole("button", { name: `Move ${name} up` }).click();
  await expect(form.getByRole("button", { name: `Move ${name} up` })).toBeFocused();
  await form.getByRole("button", { name: "Save the rules" }).click();
  await expectToast(page, "The rules are saved");
  await expectAccessible(page);
  const visitor = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await visitor.goto("/rules");
  await expect(visitor.getByRole("heading", { name })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
  await form.getByRole("button", { name: `Remove ${name}` }).click();
  await form.getByRole("button", { name: "Save the rules" }).click();
  await expect(form.getByRole("button", { name: "Save the rules" })).toBeDisabled();
});
