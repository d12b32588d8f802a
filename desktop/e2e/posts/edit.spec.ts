import type { Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { publishPictures } from "./publish-pictures.ts";

const text = (page: Page) => page.getByLabel("Post text");
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const edit = (page: Page) => page.getByRole("button", { name: "Edit", exact: true }).first().click();

/** Changes the text of a post by the API as the page's member. */
async function editByCall(page: Page, id: string, content: string, revision: number): Promise<void> {
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const answer = await page.request.put(`${origin}/api/posts/${id}`, {
    headers: { Origin: origin },
    data: { content, revision },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("members edit their posts, which others see as edited, with what was there before @walk", async ({ page, server, browser }) => {
  await openSession(page, await joinedMember(server));
  const words = crypto.randomUUID();
  const id = await publishForId(page, `A lake at dawn, ${words}`);
  await page.goto(`/post/${id}`);
  await edit(page);
  await expect(page.getByRole("dialog", { name: "Edit post" })).toBeVisible();
  await expect(text(page)).toHaveValue(`A lake at dawn, ${words}`);
  await expect(text(page)).toBeFocused();
  await expectAccessible(page);
  await text(page).fill(`A lake at noon, ${words}`);
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("The lake");
  await save(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(postWith(page, `A lake at noon, ${words}`)).toContainText("Edited");
  await expect(page.getByRole("button", { name: "Open image: The lake" })).toBeVisible();

  const reader = await browser.newPage();
  await openSession(reader, await joinedMember(server));
  await reader.goto(`/post/${id}`);
  await expect(postWith(reader, `A lake at noon, ${words}`)).toBeVisible();
  await expect(reader.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await reader.getByRole("button", { name: "Edited" }).click();
  const history = reader.getByRole("dialog", { name: "All versions" });
  await expect(history.getByRole("article", { name: "Current version" }).locator("del")).toHaveText("dawn");
  await expect(history.getByRole("article", { name: "Current version" }).locator("ins")).toHaveText("noon");
  await expect(history.getByRole("article", { name: "Version 1" })).toContainText("A lake at dawn");
  await expect(history.getByRole("button", { name: "Remove this version" })).toHaveCount(0);
  await expectAccessible(reader);
  await reader.close();

  await page.getByRole("button", { name: "Edited" }).click();
  await page.getByRole("button", { name: "Remove this version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("article", { name: "Version 1" })).toContainText("Removed by its author.");
  await expect(page.getByRole("article", { name: "Version 1" })).not.toContainText("dawn");
});

test("of two edits the second shows both texts, and loses neither", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "As it was");
  await page.goto(`/post/${id}`);
  await edit(page);
  await text(page).fill("My words");
  await editByCall(page, id, "Words of another device", 1);
  await save(page);
  const note = page.getByRole("alert").filter({ hasText: "This was edited meanwhile." });
  await expect(note).toContainText("Words of another device");
  await expect(text(page)).toHaveValue("My words");
  await expectAccessible(page);
  await note.getByRole("button", { name: "Take this one" }).click();
  await expect(text(page)).toHaveValue("Words of another device");
  await expect(page.getByRole("alert")).toContainText("My words");
  await page.getByRole("button", { name: "Back to my text" }).click();
  await expect(text(page)).toHaveValue("My words");
  await editByCall(page, id, "Words of a third device", 2);
  await save(page);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(postWith(page, "My words")).toBeVisible();
});

test("an edit that was kept while another came first shows both texts as soon as it opens", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "As it was");
  await page.goto(`/post/${id}`);
  await edit(page);
  await text(page).fill("My words");
  await editByCall(page, id, "Words of another device", 1);
  await page.reload();
  await expect(postWith(page, "Words of another device")).toBeVisible();
  await edit(page);
  await expect(text(page)).toHaveValue("My words");
  await expect(page.getByRole("alert")).toContainText("Words of another device");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(postWith(page, "My words")).toBeVisible();
});

test("an edit survives closing, a reload and a lost connection, and ends with saving or a question", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "As it was");
  await page.goto(`/post/${id}`);
  await edit(page);
  await text(page).fill("As it will be");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(postWith(page, "As it was")).toBeVisible();
  await edit(page);
  await expect(text(page)).toHaveValue("As it will be");
  await expect(page.getByText("You did not save this the last time.")).toBeVisible();
  await page.route("**/api/posts/*", (route) => route.abort(), { times: 1 });
  await save(page);
  await expect(page.getByRole("alert")).toHaveText(/^No connection\. Your text is kept here/);
  await page.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  // The server saves it, but its answer never arrives.
  await page.route("**/api/posts/*", async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  await save(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await save(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(postWith(page, "As it will be")).toContainText("Edited");
  await edit(page);
  await text(page).fill("Never mind");
  await page.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await edit(page);
  await expect(text(page)).toHaveValue("As it will be");
});

test("what one tab saves the other shows", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "As it was");
  await page.goto(`/post/${id}`);
  const other = await page.context().newPage();
  await other.goto(`/post/${id}`);
  await edit(other);
  await edit(page);
  await text(page).fill("Of the first tab");
  await expect(text(other)).toHaveValue("Of the first tab");
  await save(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.getByText("Saved in another tab.")).toBeVisible();
  await expect(text(other)).toHaveValue("Of the first tab");
  await text(other).fill("Of the second tab");
  await save(other);
  await expect(other.getByRole("dialog")).toBeHidden();
  await expect(postWith(other, "Of the second tab")).toBeVisible();
  await other.close();
});

test("an edit describes, moves and removes the pictures that are there", async ({ page, server }) => {
  const member = await joinedMember(server);
  const { id } = await publishPictures(await server.as(member), "Three pictures", 3);
  await openSession(page, member);
  await page.goto(`/post/${id}`);
  await edit(page);
  await page.getByRole("button", { name: /^Picture 2/ }).first().click();
  await page.getByLabel("Describe the image").fill("Boats");
  await page.getByRole("button", { name: /^Remove picture 1/ }).click();
  await save(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(async () => {
    const { images } = await (await page.request.get(`/api/posts/${id}`)).json() as Post;
    return images.map(({ alt }) => alt);
  }).toEqual(["Boats", "Picture 3 of a walk"]);
  await expect(page.getByRole("button", { name: "Open image 1 of 2: Boats" })).toBeVisible();
});

test("a quote of a post that was edited since says so, and leads to its versions", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = crypto.randomUUID();
  const quoted = await publishForId(page, `Quoted as I was, ${words}`);
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const answer = await page.request.post(`${origin}/api/posts`, {
    headers: { Origin: origin },
    data: { content: `Well said, ${words}`, quotedPostId: quoted, isQuote: true },
  });
  const { id } = await answer.json() as { id: string };
  await page.goto(`/post/${id}`);
  await expect(page.getByText("Well said")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Quoted as of/ })).toHaveCount(0);
  await editByCall(page, quoted, `Not as I was, ${words}`, 1);
  await page.reload();
  await expect(postWith(page, `Not as I was, ${words}`)).toContainText("Edited");
  await page.getByRole("button", { name: /^Quoted as of .*\d.*; edited since$/ }).click();
  await expect(page.getByRole("article", { name: "Version 1" })).toContainText("Quoted as I was");
});

test("the key e edits the focused post, and Ctrl+Enter saves", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = crypto.randomUUID();
  await publishForId(page, `By keyboard, ${words}`);
  await page.goto("/profile");
  const post = postWith(page, words);
  await post.focus();
  await page.keyboard.press("e");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(" alone");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(post).toContainText(`${words} alone`);
});
