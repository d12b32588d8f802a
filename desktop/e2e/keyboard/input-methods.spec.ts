import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { inputMethodOf } from "./input-method.ts";

test("Esc that cancels a conversion leaves a dialog open with its text", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.goto(`/${member.username}?tab=edit`);
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel("New email");
  await email.fill("ren@");
  await email.evaluate((field) => (field as HTMLInputElement).focus());
  const method = await inputMethodOf(page);
  await method.compose("れい");
  await method.press("Escape");
  await method.confirm("");
  await method.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(email).toHaveValue("ren@");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
