import type { CurrentUser } from "#shared/auth/contract.ts";
import { expectAccessible } from "../support/access.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { findInFeed, postWith, publishAs } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const language = "Language of your text";

test("an author corrects the language of a post, which its draft keeps, and of a comment", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Servus, ${uniqueWord()}`;
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(words);
  const chosen = page.getByRole("combobox", { name: language });
  await expect(chosen).toHaveText("Language: automatic");
  await chooseOption(chosen, "German");
  await expectAccessible(page);
  await page.reload();
  await expect(chosen).toHaveText("German");
  await chooseOption(chosen, "Automatic");
  await expect(chosen).toHaveText("Language: automatic");
  await chooseOption(chosen, "German");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  const post = postWith(page, words);
  await expect(post.locator("[lang=de]")).toHaveText(words);
  await post.getByRole("button", { name: "Comments" }).click();
  await post.getByLabel("Write a comment").fill("Grüezi mitenand");
  await chooseOption(post.getByRole("combobox", { name: language }), "German");
  await post.getByRole("button", { name: "Comment", exact: true }).click();
  const comment = post.getByRole("article", { name: "Comment by" });
  await expect(comment.locator("[lang=de]")).toHaveText("Grüezi mitenand");
});

test("the language stays while a text is sent, so that it is not sent twice", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const sent = Promise.withResolvers<void>();
  await page.route("**/api/posts", async (route) => {
    if (route.request().method() === "POST") await sent.promise;
    await route.continue();
  });
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(`Servus, ${uniqueWord()}`);
  const chosen = page.getByRole("combobox", { name: language });
  await expect(chosen).toBeEnabled();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(chosen).toBeDisabled();
  sent.resolve();
  await expect(page).toHaveURL("/");
});

test("a reader who chooses languages sees no others in All Posts, but in profiles", async ({ page, server }) => {
  const [reader, writer] = [await joinedMember(server), await joinedMember(server)];
  const word = uniqueWord();
  const [german, english] = [
    `Heute war ein ruhiger Tag am See, ich bin lange spazieren gegangen ${word}`,
    `A quiet day by the lake today, and then I went for a very long walk ${word}`,
  ];
  for (const words of [german, english]) await publishAs(server, writer, words);
  await openSession(page, reader);
  await page.goto("/settings#languages-read");
  const section = page.getByRole("region", { name: "Languages I read" });
  await expect(section).toContainText("None chosen: you see posts in every language.");
  await chooseOption(section.getByLabel("Add a language"), "German");
  await expectToast(page, "Settings saved");
  const remove = section.getByRole("button", { name: "Remove German" });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await page.goto("/");
  await findInFeed(page, german);
  await expect(postWith(page, english)).toHaveCount(0);
  await page.goto(`/${writer.username}`);
  await expect(postWith(page, english)).toBeVisible();
  await page.goto("/settings#languages-read");
  await remove.press("Enter");
  await expect(section.getByLabel("Add a language")).toBeFocused();
  await expect(section).toContainText("None chosen: you see posts in every language.");
  await page.goto("/");
  await findInFeed(page, english);
});

test("Settings open beside a server of the release before, which has no languages read", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.route("**/api/auth/user", async (route) => {
    const response = await route.fetch();
    const { readLanguages: _, ...user } = await response.json() as CurrentUser;
    await route.fulfill({ response, json: user });
  });
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Languages I read" });
  await expect(section).toContainText("None chosen: you see posts in every language.");
});
