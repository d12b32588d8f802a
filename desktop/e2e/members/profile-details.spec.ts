import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("a member adds a cover picture, pronouns and lines of their own, which another member reads", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.goto(`/${member.username}?tab=edit`);
  const form = page.getByRole("form", { name: "Edit profile" });
  await form.getByLabel("Choose a cover picture").setInputFiles(await photo());
  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(dialog).toBeHidden();
  await form.getByLabel("Describe the cover picture").fill("A lake at dawn");
  await form.getByLabel("Pronouns").fill("she/her");
  await form.getByRole("button", { name: "Add a line" }).click();
  await form.getByLabel("Name of line 1").fill("Garden");

  await test.step("what is missing is said at its field, and a reload loses nothing", async () => {
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form.getByText("Please fill in this line.")).toBeVisible();
    await page.reload();
    await expect(form.getByLabel("Name of line 1")).toHaveValue("Garden");
    await expect(form.getByLabel("Describe the cover picture")).toHaveValue("A lake at dawn");
    await form.getByLabel("Text of line 1").fill("https://garden.example and a balcony");
  });
  await expectAccessibleEverywhere(page);
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Profile updated");

  const other = await browser.newPage({ baseURL });
  await openSession(other, await joinedMember(server));
  await other.goto(`/${member.username}`);
  await expect(other.getByRole("img", { name: "A lake at dawn" })).toBeVisible();
  await expect(other.getByText("she/her")).toBeVisible();
  await expect(other.getByRole("term").filter({ hasText: "Garden" })).toBeVisible();
  const value = other.getByRole("definition").filter({ hasText: "and a balcony" });
  await expect(value.getByRole("link")).toHaveAttribute(
    "href",
    "https://garden.example/",
  );
  await expectAccessibleEverywhere(other);

  await test.step("the cover picture can be removed again", async () => {
    await form.getByRole("button", { name: "Remove cover picture" }).click();
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Profile updated");
    await other.reload();
    await expect(other.getByText("she/her")).toBeVisible();
    await expect(other.getByRole("img", { name: "A lake at dawn" })).toHaveCount(0);
  });
});
