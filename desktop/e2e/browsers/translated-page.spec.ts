import { joinedMember } from "../support/members.ts";
import { comment } from "../support/comments.ts";
import { expect, test } from "../support/test.ts";
import { expectWholeTranslation, translatePage } from "./translate-page.ts";

test("in a page that the browser translates a member signs in, likes and comments", async ({ page, server }) => {
  const member = await joinedMember(server);
  const { id } = await (await server.as(member)).post<{ id: string }>("/api/posts", {
    content: "Still here",
  });
  const errors = await translatePage(page);
  await page.goto(`/login?next=/post/${id}`);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill("Not the password 1!");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(`/post/${id}`);

  const post = page.getByRole("article").filter({ hasText: "Still here" }).first();
  const heart = post.locator("[data-post-like]");
  for (const shown of ["1", "", "1"]) {
    await heart.click();
    await expect(heart).toHaveText(shown);
  }
  await expect(heart).toHaveAccessibleName("Like, 1 like");
  await page.getByLabel("Write a comment").pressSequentially("So am I");
  await expect(page.getByText("7/500")).toBeVisible();
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 comment" })).toBeVisible();
  await comment(page, "And I");
  await expect(page.getByRole("heading", { name: "2 comments" })).toBeVisible();
  await expect(post.locator("[data-post-comments]")).toHaveText("2");
  await expectWholeTranslation(page, errors);
});
