import type { Draft } from "#shared/drafts/contract.ts";
import { expectAccessible } from "../../support/access.ts";
import { joinedMember, openSession, uniqueWord } from "../../support/members.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { numberedPicture } from "../drawn-pictures.ts";
import { expectToast } from "../../support/toast.ts";

test("an author's afternoon: ten pictures, an edit, a cover, a post for later, and an undo", async ({ page, server, browser }) => {
  const [author, reader] = [await joinedMember(server), await joinedMember(server)];
  await openSession(page, author);
  const words = uniqueWord();
  const text = page.getByLabel("Post text");
  const post = page.getByRole("button", { name: "Post", exact: true });

  await test.step("ten pictures are chosen together and posted", async () => {
    await page.goto("/create-post");
    await text.fill(`Ten walks ${words}`);
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, at) => numberedPicture(at + 1)));
    await page.getByLabel("Choose a photo").setInputFiles(pictures);
    await expect(page.getByRole("group", { name: "Pictures" }).getByRole("listitem")).toHaveCount(10);
    await page.getByLabel("Describe the image").fill("The first walk");
    await post.click();
    await page.getByRole("button", { name: "Post without" }).click();
    await expect(page).toHaveURL("/");
  });
  const own = postWith(page, `Ten walks ${words}`);
  await expect(own).toBeVisible();
  const id = await own.getAttribute("data-post-id") ?? "";

  await test.step("its text is edited, and its pictures stay", async () => {
    await page.goto(`/post/${id}`);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit post" });
    await dialog.getByLabel("Post text").fill(`Ten short walks ${words}`);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toBeHidden();
    await expect(postWith(page, `Ten short walks ${words}`)).toContainText("Edited");
  });

  await test.step("it is covered, and a reader opens words and pictures by hand", async () => {
    await page.getByRole("button", { name: "Cover", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Cover" });
    await dialog.getByLabel("What stands over it").fill(`Many pictures ${words}`);
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toBeHidden();
    const other = await browser.newPage();
    await openSession(other, reader);
    await other.goto(`/post/${id}`);
    await expect(other.getByText(`Many pictures ${words}`)).toBeVisible();
    await expect(other.getByText("Ten short walks")).toHaveCount(0);
    await other.getByRole("button", { name: "Show", exact: true }).click();
    await expect(other.getByText(`Ten short walks ${words}`)).toBeVisible();
    await expect(other.getByRole("button", { name: /^Open image/ }).first()).toBeVisible();
    await expectAccessible(other);
    await other.goto(`/${author.username}?tab=pictures`);
    const grid = other.getByRole("list", { name: /^Pictures by/ });
    await expect(grid.getByRole("link", { name: `Many pictures ${words}` })).toBeVisible();
    await expect(grid.getByRole("img")).toHaveCount(0);
    await expectAccessible(other);
    await other.close();
  });

  await test.step("the next post is for tomorrow, and the composer is empty again", async () => {
    await page.goto("/create-post");
    await text.fill(`Tomorrow's walk ${words}`);
    await page.getByRole("button", { name: "Schedule" }).click();
    const dialog = page.getByRole("dialog", { name: "Schedule this post" });
    await dialog.getByRole("button", { name: /^Tomorrow, / }).click();
    await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
    await expectToast(page, "Post scheduled");
    await expect(text).toHaveValue("");
    const scheduled = await (await server.as(author)).get<Draft[]>("/api/drafts?scheduled=true");
    expect(scheduled).toMatchObject([{ content: `Tomorrow's walk ${words}` }]);
  });

  await test.step("a post too early is undone, and its words are back", async () => {
    await text.fill(`Too early ${words}`);
    await post.click();
    await expectToast(page, "Post created!");
    await page.getByRole("region", { name: /Notifications/ }).getByRole("button", { name: "Undo" }).click();
    await expect(page).toHaveURL("/create-post");
    await expect(text).toHaveValue(`Too early ${words}`);
  });
});
