import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/access.ts";
import { type AiService, startAi } from "./support/ai.ts";
import { api } from "./support/api.ts";
import { joinedMember, signIn } from "./support/members.ts";
import { findInFeed, postWith, publish } from "./support/posts.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { expect, test as base } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

/** A server of its own, with a stand-in of an AI provider behind it. */
const test = base.extend<object, { ai: AiService; site: RunningServer }>({
  ai: [async ({}, use) => {
    const ai = await startAi();
    await use(ai);
    await ai.stop();
  }, { scope: "worker" }],
  site: [async ({ ai }, use) => {
    const site = await startServer({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: ai.baseUrl });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
});
// One worker, one server.
test.describe.configure({ mode: "default" });

const calm = "Breathe in slowly, and out again, and let the shoulders fall where they want to be. ".repeat(4);

async function signedIn(browser: Browser, baseURL: string | undefined, page?: Page): Promise<Page> {
  const shown = page ?? await (await browser.newContext({ baseURL })).newPage();
  await signIn(shown, await joinedMember(api(baseURL ?? "")));
  return shown;
}

/** Writes short posts, which pay 5 XP each, until the member has so much. */
async function earn(page: Page, posts: number, xp: number): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin };
  for (let n = 0; n < posts; n++) {
    const written = await page.request.post("/api/posts", { data: { content: `Good, ${n}` }, headers });
    expect(written.status()).toBe(201);
  }
  await page.reload();
  await expect(page.getByRole("banner").getByText(`${xp} XP`, { exact: true })).toBeVisible();
}

const player = (page: Page) => page.getByRole("region", { name: "Audio player" });

test("a long post is read aloud: the price is told first, one pays, everyone listens, its author takes it away", async ({ page, browser, baseURL, ai }) => {
  const words = `A calm evening ${crypto.randomUUID().slice(0, 8)}`;
  const writer = await signedIn(browser, baseURL);
  await publish(writer, "Too short to be read aloud");
  await expect(postWith(writer, "Too short").getByRole("button", { name: "Generate audio" })).toHaveCount(0);
  await publish(writer, `${words} ${calm}`);

  await signedIn(browser, baseURL, page);
  await postWith(page, words).getByRole("button", { name: "Generate audio" }).click();
  const price = page.getByRole("alertdialog", { name: "Generate audio" });
  await expect(price).toContainText("costs 30 XP. You have 0 XP");
  await expect(price.getByRole("button", { name: "Generate for 30 XP" })).toBeDisabled();
  await price.getByRole("button", { name: "Cancel" }).click();

  await earn(page, 6, 30);
  const post = await findInFeed(page, words);
  const release = ai.holdSpeech();
  await post.getByRole("button", { name: "Generate audio" }).press("Enter");
  await expect(price).toContainText("The voice is Alloy.");
  await expectAccessible(page);
  await price.getByRole("button", { name: "Generate for 30 XP" }).click();
  await expect(post.getByRole("button", { name: "Generating audio" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(post.getByRole("button", { name: "Pause" })).toBeFocused();
  await expect(page.getByRole("banner").getByText("0 XP", { exact: true })).toBeVisible();
  await expect(player(page)).toContainText(/0:(19|20)/);
  await expectAccessible(page);

  await page.keyboard.press("Enter");
  await expect(post.getByRole("button", { name: "Resume" })).toBeFocused();
  await player(page).getByRole("slider", { name: "Position" }).fill("12");
  await expect(player(page)).toContainText("0:12");
  await player(page).getByRole("button", { name: "Resume audio" }).click();
  await post.getByRole("button", { name: "Stop" }).press("Enter");
  await expect(player(page)).toBeHidden();
  await expect(post.getByRole("button", { name: "Play audio" })).toBeFocused();

  const other = await signedIn(browser, baseURL);
  await (await findInFeed(other, words)).getByRole("button", { name: "Play audio" }).click();
  await expect(player(other)).toBeVisible();
  expect(ai.spoken().filter((text) => text.startsWith(words))).toHaveLength(1);
  await other.context().close();

  await writer.reload();
  await postWith(writer, words).getByRole("button", { name: "More" }).first().click();
  await writer.getByRole("menuitem", { name: "Remove audio" }).click();
  await writer.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(writer, "Audio removed");
  await expect(postWith(writer, words).getByRole("button", { name: "Generate audio" })).toBeVisible();
  await post.getByRole("button", { name: "Play audio" }).click();
  await expectToast(page, "TTS Error", "This audio is no longer here");
  await expect(post.getByRole("button", { name: "Generate audio" })).toBeVisible();
  await writer.context().close();
});

test("a failure is told and costs nothing, the price is asked about once, and one post plays at a time", async ({ page, browser, baseURL, ai }) => {
  const [first, second] = ["First", "Second"].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  await signedIn(browser, baseURL, page);
  await publish(page, `${first} ${calm}`);
  await publish(page, `${second} ${calm}`);
  await earn(page, 10, 60);
  ai.failNextSpeech();
  const [one, two] = [postWith(page, first ?? ""), postWith(page, second ?? "")];
  await one.getByRole("button", { name: "Generate audio" }).click();
  await page.getByRole("button", { name: "Generate for 30 XP" }).click();
  await expectToast(page, "TTS Error", "Your XP is yours again");
  await expect(page.getByRole("banner").getByText("60 XP", { exact: true })).toBeVisible();
  for (const post of [one, two]) {
    await post.getByRole("button", { name: "Generate audio" }).click();
    await expect(post.getByRole("button", { name: /^(Pause|Play audio)$/ })).toBeVisible();
  }
  await expect(page.getByRole("banner").getByText("0 XP", { exact: true })).toBeVisible();
  await two.getByRole("button", { name: "Play audio" }).click();
  await expect(two.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(one.getByRole("button", { name: "Play audio" })).toBeVisible();

  await page.goto("/settings");
  const voices = page.getByRole("region", { name: "Text-to-speech voice" });
  await expect(voices.getByRole("radio", { name: "Alloy" })).toBeChecked();
  await voices.getByRole("radio", { name: "Nova" }).check();
  await voices.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Settings saved");
  await expectAccessible(page);
  await page.reload();
  await expect(voices.getByRole("radio", { name: "Nova" })).toBeChecked();
});
