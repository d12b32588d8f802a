import type { Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { messageWith, openThread, twoMembers, write } from "../messages/two-members.ts";

const german = "Heute war ein ruhiger Tag am See, ich bin lange spazieren gegangen";

/** A browser that translates on the device, from German alone; it says how often it did. */
async function stubTranslator(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let translations = 0;
    Object.assign(globalThis, {
      translationsMade: () => translations,
      Translator: {
        availability: ({ sourceLanguage }: { sourceLanguage: string }) =>
          Promise.resolve(sourceLanguage === "de" ? "available" : "unavailable"),
        create: () => {
          if ("isOffline" in globalThis) return Promise.reject(new Error("NetworkError"));
          if ("isDownloading" in globalThis) return new Promise(() => undefined);
          const translate = (text: string) => {
            translations += 1;
            const links = text.match(/#\S+/g) ?? [];
            return Promise.resolve(["A quiet day by the lake", ...links].join(" "));
          };
          return Promise.resolve({ translate, destroy: () => undefined });
        },
      },
      LanguageDetector: {
        availability: () => Promise.resolve("available"),
        create: () =>
          Promise.resolve({ detect: () => Promise.resolve([{ detectedLanguage: "de", confidence: 0.9 }]) }),
      },
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { translationsMade(): number }).translationsMade());
}

const fromGerman = { name: "Translate from German", exact: true };

async function openGermanPost(page: Page, server: Parameters<typeof joinedMember>[0], comment?: string) {
  const writer = await joinedMember(server);
  const calls = await server.as(writer);
  const { id } = await calls.post<Post>("/api/posts", { content: `${german}\n\n#${uniqueWord()}` });
  if (comment) await calls.post(`/api/posts/${id}/comments`, { content: comment });
  await page.goto(`/post/${id}`);
  return id;
}

test("a post and a comment are translated in place, and the original is one press away", async ({ page, server }) => {
  await stubTranslator(page);
  await openSession(page, await joinedMember(server));
  await openGermanPost(page, server, `${german} und abends auch`);
  const post = page.getByRole("article").first();
  const translate = post.getByRole("button", fromGerman);
  await expect(translate).toHaveAttribute("aria-pressed", "false");
  await translate.press("Enter");
  const translated = post.locator("[lang=en]", { hasText: "A quiet day by the lake" });
  await expect(translated).toBeVisible();
  await expect(translated.getByRole("link")).toHaveAttribute("href", /^\/hashtag\//);
  await expect(post.getByRole("status").filter({ hasText: "Translated from German" })).toBeVisible();
  await expect(translate).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await post.getByRole("button", { name: "Show original" }).press("Enter");
  await expect(post.locator("[lang=de]", { hasText: german })).toBeVisible();
  await expect(post.getByRole("button", { name: "Show translation" })).toBeFocused();
  const comment = page.getByRole("article", { name: "Comment by" });
  await comment.getByRole("button", fromGerman).click();
  await expect(comment.locator("[lang=en]", { hasText: "A quiet day by the lake" })).toBeVisible();
});

test("a failure says what to do, and Translate works once it is over", async ({ page, server }) => {
  await stubTranslator(page);
  await openSession(page, await joinedMember(server));
  await openGermanPost(page, server);
  const translate = page.getByRole("button", fromGerman);
  await expect(translate).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isOffline: true }));
  await translate.click();
  await expectToast(
    page,
    "This could not be translated",
    "Your browser may have to download the language first. Check your connection and try again.",
  );
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "isOffline"));
  await translate.click();
  await expect(page.getByText("Translated from German")).toBeVisible();
});

test("Translate is not where the browser cannot, nor in a language that the member reads or writes", async ({ page, server }) => {
  const reader = await joinedMember(server);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Translator"));
  await openSession(page, reader);
  await openGermanPost(page, server);
  await expect(page.getByText(german)).toBeVisible();
  await expect(page.getByRole("button", fromGerman)).toHaveCount(0);
  await stubTranslator(page);
  await page.reload();
  await expect(page.getByRole("button", fromGerman)).toBeVisible();
  await (await server.as(reader)).put("/api/users/settings", { readLanguages: ["de"] });
  const parts = page.waitForResponse("**/assets/TranslationParts-*.js");
  await page.reload();
  await parts;
  await expect(page.getByText(german)).toBeVisible();
  await expect(page.getByRole("button", fromGerman)).toHaveCount(0);
  await (await server.as(reader)).put("/api/users/settings", { readLanguages: [] });
  const partsAgain = page.waitForResponse("**/assets/TranslationParts-*.js");
  await page.goto(`/post/${await publishForId(page, `${german} ${uniqueWord()}`)}`);
  await partsAgain;
  await expect(page.getByText(german)).toBeVisible();
  await expect(page.getByRole("button", fromGerman)).toHaveCount(0);
});

test("a covered text is translated only once it is uncovered", async ({ page, server }) => {
  const translations = await stubTranslator(page);
  await openSession(page, await joinedMember(server));
  await page.route("**/api/posts/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json() as Post, isCovered: true } });
  });
  await openGermanPost(page, server);
  await page.getByRole("button", { name: "Show", exact: true }).waitFor();
  await expect(page.getByRole("button", fromGerman)).toHaveCount(0);
  expect(await translations()).toBe(0);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const translate = page.getByRole("button", fromGerman);
  await translate.press("Enter");
  await expect(page.getByText("A quiet day by the lake")).toBeVisible();
  await expect(translate).toBeFocused();
});

test("the focus is on Translate again once a download is cancelled", async ({ page, server }) => {
  await stubTranslator(page);
  await openSession(page, await joinedMember(server));
  await openGermanPost(page, server);
  const translate = page.getByRole("button", fromGerman);
  await expect(translate).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isDownloading: true }));
  await translate.press("Enter");
  const post = page.getByRole("article").first();
  await expect(post.getByText("Translating…")).toBeVisible();
  await post.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(post.getByText("Translating…")).toHaveCount(0);
  await expect(translate).toBeFocused();
});

test("a message is translated from its menu, in a language that the device detects", async ({ page, server }) => {
  await stubTranslator(page);
  const [wren, iris] = await twoMembers(server);
  await write(iris, wren, german);
  await openThread(page, wren, iris);
  const message = messageWith(page, german);
  const options = message.getByRole("button", { name: "Message options" });
  const translate = async () => {
    await message.hover();
    await options.click();
    await page.getByRole("menuitem", fromGerman).click();
  };
  await page.evaluate(() => Object.assign(globalThis, { isDownloading: true }));
  await translate();
  await message.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(options).toBeFocused();
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "isDownloading"));
  await translate();
  const translated = messageWith(page, "A quiet day by the lake");
  await expect(translated).toContainText("Translated from German");
  await translated.getByRole("button", { name: "Show original" }).click();
  await expect(messageWith(page, german)).toBeVisible();
});
