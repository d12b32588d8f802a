import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { comment, openOwnPost } from "../../support/comments.ts";
import { chooseOption } from "../../support/controls/choose-option.ts";
import { joinedMember, openSession, uniqueWord } from "../../support/members.ts";
import { postWith, publishForId } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

const text = (page: Page) => page.getByLabel("Post text");
const cover = (page: Page | Locator) => page.getByRole("button", { name: "Cover", exact: true });
const line = (page: Page | Locator) => page.getByLabel("What stands over it");
const topic = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const show = (page: Page | Locator) => page.getByRole("button", { name: "Show", exact: true });
const hide = (page: Page | Locator) => page.getByRole("button", { name: "Hide", exact: true });
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** Publishes a post by the API as the member of the page, and returns its id. */
async function publishCovered(page: Page, data: object): Promise<string> {
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const answer = await page.request.post(`${origin}/api/posts`, { headers: { Origin: origin }, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json() as { id: string }).id;
}

test("members cover a post as they write it, and their readers open it by hand @walk", async ({ page, server, browser }) => {
  await openSession(page, await joinedMember(server));
  const words = uniqueWord();
  await page.goto("/create-post");
  await text(page).fill(`We said goodbye, ${words}`);
  await cover(page).press("Enter");
  await expect(line(page)).toBeFocused();
  await line(page).fill(`Loss of a friend ${words}`);
  await topic(page, "Death and grief").press("Space");
  await expect(topic(page, "Death and grief")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.reload();
  await expect(line(page)).toHaveValue(`Loss of a friend ${words}`);
  await expect(topic(page, "Death and grief")).toHaveAttribute("aria-pressed", "true");
  await post(page).click();
  await expect(page).toHaveURL("/");
  const own = postWith(page, `Loss of a friend ${words}`);
  await expect(own).not.toContainText("We said goodbye");
  const id = await own.getAttribute("data-post-id");

  const reader = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await openSession(reader, await joinedMember(server));
  await reader.goto(`/post/${id}`);
  await expect(show(reader)).toHaveAccessibleDescription(`Loss of a friend ${words}`);
  expect(await reader.title()).not.toContain("goodbye");
  await show(reader).press("Enter");
  await expect(hide(reader)).toBeFocused();
  await expect(reader.getByText(`We said goodbye, ${words}`)).toBeVisible();
  await expectAccessible(reader);
  await hide(reader).press("Enter");
  await expect(reader.getByText("We said goodbye")).toHaveCount(0);

  await reader.goto(`/create-post?quote=${id}`);
  const quote = reader.getByRole("group", { name: "Quoted post" });
  await expect(quote).toContainText(`Loss of a friend ${words}`);
  await expect(quote).not.toContainText("We said goodbye");
  await reader.close();
});

test("a panel that is left empty covers nothing, and removing it leads back to its button", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = uniqueWord();
  await page.goto("/create-post");
  await text(page).fill(`A calm day ${words}`);
  await cover(page).click();
  await page.getByRole("button", { name: "Remove cover" }).press("Enter");
  await expect(line(page)).toHaveCount(0);
  await expect(cover(page)).toBeFocused();
  await cover(page).press("Enter");
  await post(page).click();
  await expect(page).toHaveURL("/");
  await expect(postWith(page, `A calm day ${words}`)).toBeVisible();
});

test("members choose for a topic whether it is open from the start, or covered where its author left it open", async ({ page, server, browser }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishCovered(page, { content: "The last walk", coverWords: "", coverTopics: ["loss"] });
  const reader = await browser.newPage();
  await openSession(reader, await joinedMember(server));
  await reader.goto(`/post/${id}`);
  await expect(show(reader)).toHaveAccessibleDescription("Death and grief");
  await reader.goto("/settings");
  const choice = reader.getByLabel("Death and grief");
  await chooseOption(choice, "Always open");
  await expect(reader.getByText("Settings saved", { exact: true })).toBeVisible();
  await expectAccessible(reader);
  await reader.goto(`/post/${id}`);
  await expect(hide(reader)).toHaveAccessibleDescription("Death and grief");
  await expect(reader.getByText("The last walk")).toBeVisible();
  expect(await reader.title()).not.toContain("The last walk");

  await reader.goto("/settings");
  await chooseOption(choice, "Always covered");
  await expect(choice).toHaveText("Always covered");
  await reader.reload();
  await expect(choice).toHaveText("Always covered");
  await reader.goto(`/post/${id}`);
  await expect(show(reader)).toBeVisible();
  await reader.close();
});

test("members cover a post that they have published, change that, and open it again", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "The film ends well");
  await page.goto(`/post/${id}`);
  await cover(page).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Cover" });
  await expect(line(dialog)).toBeFocused();
  await topic(dialog, "Spoilers").click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(show(page)).toHaveAccessibleDescription("Spoilers");
  await expect(page.getByText("The film ends well")).toHaveCount(0);

  const change = page.getByRole("button", { name: "Change cover" });
  await expect(change).toBeFocused();
  await change.press("Enter");
  await line(page).fill("How it ends");
  await line(page).press("Control+Enter");
  await expect(show(page)).toHaveAccessibleDescription("How it ends");
  await page.getByRole("button", { name: "Edited" }).click();
  const history = page.getByRole("dialog", { name: "All versions" });
  await expect(show(history.getByRole("article", { name: "Version 2" })))
    .toHaveAccessibleDescription("Spoilers");
  await expect(history.getByRole("article", { name: "Version 1" })).toContainText("The film ends well");
  await page.keyboard.press("Escape");

  await change.click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove cover" }).last().click();
  await expect(page.getByText("The film ends well")).toBeVisible();
  await expect(cover(page)).toBeVisible();
});

test("covering what was edited meanwhile shows what it says now, and then covers that", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const id = await publishForId(page, "As it was");
  await page.goto(`/post/${id}`);
  await cover(page).click();
  await line(page).fill("The end");
  const origin = process.env["E2E_BASE_URL"] ?? "";
  await page.request.put(`${origin}/api/posts/${id}`, {
    headers: { Origin: origin },
    data: { content: "As it is now", revision: 1 },
  });
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "This was edited meanwhile." }))
    .toContainText("As it is now");
  await save.click();
  await show(page).click();
  await expect(page.getByText("As it is now")).toBeVisible();
});

test("comments are covered as they are written, and later", async ({ page, server }) => {
  await openOwnPost(page, server);
  await page.getByLabel("Write a comment").fill("It was a hard week");
  await cover(page.locator("form")).click();
  await line(page).fill("About an illness");
  // Alone it sends nothing.
  await line(page).press("Enter");
  await topic(page, "Illness").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const covered = page.getByRole("article", { name: "Comment by" });
  await expect(show(covered)).toHaveAccessibleDescription("About an illness");
  await expect(covered).not.toContainText("It was a hard week");
  await expect(line(page)).toHaveCount(0);

  const other = await comment(page, "How the book ends");
  await cover(other).click();
  await topic(page.getByRole("dialog"), "Spoilers").click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const later = page.getByRole("article", { name: "Comment by" }).filter({ hasText: "Spoilers" });
  await expect(show(later)).toBeVisible();
  await expect(page.getByText("How the book ends")).toHaveCount(0);
});

test("a part of a text stays hidden until a key asks for it", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = uniqueWord();
  await page.goto("/create-post");
  await text(page).fill(`At the end ${words} lives #${words}`);
  await text(page).evaluate((field: HTMLTextAreaElement, start) => field.setSelectionRange(start, 200), 11);
  await page.getByRole("button", { name: "Hide a part of the text" }).press("Enter");
  await expect(text(page)).toHaveValue(`At the end ||${words} lives #${words}||`);
  await expect(text(page)).toBeFocused();
  await post(page).click();
  await expect(page).toHaveURL("/");
  const card = page.getByRole("article").filter({ hasText: "At the end" }).first();
  const hidden = card.getByRole("button", { name: "Hidden part, show" });
  await expect(hidden).toHaveAttribute("aria-expanded", "false");
  expect(await card.textContent()).not.toContain(words);
  await expect(card.getByRole("link", { name: `#${words}` })).toHaveCount(0);
  await expectAccessible(page);
  await hidden.press("Space");
  const opened = card.getByText(`${words} lives`).locator("..");
  await expect(opened).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link", { name: `#${words}` })).toBeFocused();
  await expectAccessible(page);
});

test("a text that describes distress asks once whether it shall be covered, and loses nothing", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `My brother took his own life last spring ${uniqueWord()}`;
  const asked = countQuestions(page);
  await page.goto("/create-post");
  await text(page).fill(words);
  await post(page).click();
  const question = page.getByRole("alert").filter({ hasText: "Suicide and self-harm" });
  await expect(question).toBeVisible();
  await expect(text(page)).toHaveValue(words);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cover it" }).press("Enter");
  await expect(line(page)).toBeFocused();
  await expect(topic(page, "Suicide and self-harm")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Remove cover" }).click();
  await page.reload();
  await post(page).click();
  await expect(page).toHaveURL("/");
  expect(asked()).toBe(1);

  await page.goto("/create-post");
  await text(page).fill(words);
  await post(page).click();
  await question.getByRole("button", { name: "Post as it is" }).click();
  await expect(page).toHaveURL("/");
  expect(asked()).toBe(2);
});

/** Counts the answers that ask whether a post shall be covered. */
function countQuestions(page: Page): () => number {
  let asked = 0;
  page.on("response", (response) => {
    if (response.status() === 409 && new URL(response.url()).pathname === "/api/posts") asked++;
  });
  return () => asked;
}
