import type { APIRequestContext, Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { expectAccessible } from "../support/access.ts";
import { createSilentMp3 } from "../../../build/practice/model/start-practice-model.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expectReachable } from "../shell/window-facts.ts";
import { expect } from "../support/test.ts";
import { testWithAi } from "../support/test-with-ai.ts";
import { expectToast } from "../support/toast.ts";

// Two minutes.
const usual = { speech: { bytes: createSilentMp3(4_594) } };

/** With another member, who needs no browser. */
const test = testWithAi({ "tts": "some-voice", "GPT-4o Mini": "small" }, { usual }).extend<
  { other: APIRequestContext }
>({
  other: async ({ playwright, baseURL, server }, use) => {
    const extraHTTPHeaders = { Origin: baseURL ?? "" };
    const other = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const { email, password } = await joinedMember(server);
    await other.post("/api/auth/login", { data: { email, password } });
    await use(other);
    await other.dispose();
  },
});
// One worker, one server.
test.describe.configure({ mode: "default" });

const calm = "Breathe in slowly, and out again, and let the shoulders fall where they want to be. ".repeat(4);
const some = (words: string) => `${words} ${uniqueWord()}`;

async function write(by: APIRequestContext, origin: string | undefined, content: string): Promise<string> {
  const headers = { Origin: origin ?? "" };
  const written = await by.post("/api/posts", { data: { content }, headers });
  expect(written.status()).toBe(201);
  return (await written.json() as Post).id;
}

const player = (page: Page) => page.getByRole("region", { name: "Audio player" });
const shownXp = (page: Page, xp: number) => page.getByRole("banner").getByText(`${xp} XP`, { exact: true });

test("a long post is read aloud: the price is shown first, one member pays, and everyone listens @walk", async ({ page, baseURL, server, ai, other }) => {
  const [long, short] = [some("A calm evening"), some("Too short to be read")];
  const id = await write(other, baseURL, `${long} ${calm}`);
  await write(other, baseURL, short);
  await signIn(page, await joinedMember(server), "/login", baseURL);
  const post = postWith(page, long);
  await expect(postWith(page, short).getByRole("button", { name: "Generate audio" })).toHaveCount(0);
  await post.getByRole("button", { name: "Generate audio" }).click();
  const price = page.getByRole("alertdialog", { name: "Generate audio" });
  await expect(price).toContainText("costs 30 XP. You have 0 XP");
  await expect(price.getByRole("button", { name: "Generate for 30 XP" })).toBeDisabled();
  await price.getByRole("button", { name: "Cancel" }).click();

  // A post pays 5 XP.
  for (let n = 0; n < 6; n++) await write(page.request, baseURL, `Good, ${n}`);
  await page.reload();
  await expect(shownXp(page, 30)).toBeVisible();
  const { release } = ai.hold("speech");
  await post.getByRole("button", { name: "Generate audio" }).press("Enter");
  await expect(price).toContainText("The voice is Alloy.");
  await expectAccessible(page);
  await price.getByRole("button", { name: "Generate for 30 XP" }).click();
  await expect(post.getByRole("button", { name: "Generating audio" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(post.getByRole("button", { name: "Pause" })).toBeFocused();
  await expect(shownXp(page, 0)).toBeVisible();
  await expect(player(page)).toContainText(/(1:59|2:00)/);
  await expect(player(page).getByText("Made with AI", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Enter");
  await expect(post.getByRole("button", { name: "Resume" })).toBeFocused();
  await player(page).getByRole("slider", { name: "Playback position" }).press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(player(page)).toContainText("0:01");
  await player(page).getByRole("button", { name: "Resume audio" }).click();

  await test.step("a low window keeps the position, and what is written above the player", async () => {
    const usualSize = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    await expectReachable(player(page).getByRole("slider", { name: "Playback position" }));
    await page.setViewportSize({ width: 1100, height: 300 });
    await page.getByRole("link", { name: "AI Chat" }).first().click();
    await expectReachable(page.getByLabel("Your question"));
    await expectReachable(page.getByRole("main").getByRole("button", { name: /^Send/ }));
    await page.goBack();
    if (usualSize) await page.setViewportSize(usualSize);
  });
  await post.getByRole("button", { name: "Stop" }).press("Enter");
  await expect(player(page)).toBeHidden();
  await expect(post.getByRole("button", { name: "Play audio" })).toBeFocused();

  const { audioUrl } = await (await other.get(`/api/posts/${id}`)).json() as Post;
  expect((await other.get(audioUrl ?? "")).headers()["content-type"]).toBe("audio/mpeg");
  expect(ai.asked.filter(({ body }) => String(body.input).startsWith(long))).toHaveLength(1);
});

test(
  "a failure costs nothing, the price is confirmed once, one post plays at a time, and its author removes the audio",
  { tag: "@deep" },
  async ({ page, baseURL, server, ai, other }) => {
    const [first, second] = [some("First"), some("Second")];
    await write(other, baseURL, `${first} ${calm}`);
    await signIn(page, await joinedMember(server), "/login", baseURL);
    for (let n = 0; n < 11; n++) await write(page.request, baseURL, `Good, ${n}`);
    await write(page.request, baseURL, `${second} ${calm}`);
    await page.goto("/");
    await expect(shownXp(page, 60)).toBeVisible();
    const [one, two] = [postWith(page, first), postWith(page, second)];
    ai.behave("speech", { times: 1, status: 500 });
    await one.getByRole("button", { name: "Generate audio" }).click();
    await page.getByRole("button", { name: "Generate for 30 XP" }).click();
    await expectToast(page, "TTS Error", "Your XP has been refunded");
    await expect(shownXp(page, 60)).toBeVisible();
    await one.getByRole("button", { name: "Generate audio" }).click();
    await expect(one.getByRole("button", { name: "Pause" })).toBeVisible();
    await two.getByRole("button", { name: "Generate audio" }).click();
    await expectToast(page, "Audio ready");
    await expect(shownXp(page, 0)).toBeVisible();
    await two.getByRole("button", { name: "Play audio" }).click();
    await expect(two.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(one.getByRole("button", { name: "Play audio" })).toBeVisible();

    await two.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Remove audio" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expectToast(page, "Audio removed");
    await expect(player(page)).toBeHidden();
    await expect(two.getByRole("button", { name: "Generate audio" })).toBeVisible();

    await page.goto("/settings");
    const voices = page.getByRole("region", { name: "Text-to-speech voice" });
    await expect(voices.getByRole("radio", { name: "Alloy" })).toBeChecked();
    await voices.getByRole("radio", { name: "Nova" }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Settings saved");
    await page.goto("/");
    // In this voice it is still to be made.
    await expect(one.getByRole("button", { name: "Generate audio" })).toBeVisible();
  },
);

test("a post with words of crisis shows its author no price of audio", async ({ page, baseURL, server }) => {
  await signIn(page, await joinedMember(server), "/login", baseURL);
  const hard = some("I feel so alone and hopeless.");
  await write(page.request, baseURL, `${hard} ${calm}`);
  await page.reload();
  await postWith(page, hard).getByRole("button", { name: "Generate audio" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Generate audio" });
  await expect(dialog).toContainText(
    "Nothing here costs XP for now. This post can be read aloud in a few hours.",
  );
  await expect(dialog).not.toContainText(/\d+ XP/);
  await expect(dialog.getByRole("button", { name: "Generate" })).toBeDisabled();
  await expectAccessible(page);
});
