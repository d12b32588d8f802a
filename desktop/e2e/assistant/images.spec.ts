import { readFile } from "node:fs/promises";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { openSession } from "../support/members.ts";
import { chatOf, expect, expectXp, memberWithXp, test } from "./assistant-test.ts";

test.describe.configure({ mode: "default" });

test(
  "an image is drawn, stopped, drawn again, kept over a reload and taken to a post",
  { tag: "@sweep" },
  async ({ page, server, ai, site }) => {
    const member = await memberWithXp(server, 500, 500, 500, 100);
    await (await server.as(member)).post("/api/shop/badges/goldVerify");
    await openSession(page, member, site.url);
    await page.goto("/ai-chat");
    await page.getByRole("button", { name: /^Model:/ }).click();
    await page.getByRole("button", { name: /DALL-E 2/ }).click();
    ai.behave("image", { then: "pause" });
    const draw = async () => {
      await page.getByLabel("What the image shows").fill("A lake at dawn");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("progressbar", { name: "Drawing the image" })).toBeVisible();
      await expect(page.getByText("this usually takes about 20 seconds")).toBeVisible();
    };

    await draw();
    await expectXp(page, 75);
    await expectAccessibleEverywhere(page);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(chatOf(page).getByText("You stopped before anything came. Your XP is back.")).toBeVisible();
    await expectXp(page, 100);

    await draw();
    await page.reload();
    await expect(page.getByRole("progressbar", { name: "Drawing the image" })).toBeVisible();
    ai.resume();
    const image = chatOf(page).getByRole("img", { name: "A lake at dawn" });
    await expect(image).toBeVisible();
    await expectXp(page, 75);
    await expectAccessibleEverywhere(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download image" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.webp$/);
    expect(await hasAiMark(await readFile(await file.path()))).toBe(true);
    await expect(chatOf(page).getByText("Made with AI", { exact: true })).toBeVisible();

    // Until it has come its box shows it blurred, as large as it will be.
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/api\/media\/.*size=thumbnail/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    const box = chatOf(page).getByRole("button", { name: "Open image: A lake at dawn" });
    const blurred = await box.locator("span").evaluate((span) => getComputedStyle(span).backgroundImage);
    expect(blurred).toMatch(/^url\("data:image\/png/);
    const before = await box.boundingBox();
    release();
    await expect(image).toHaveJSProperty("complete", true);
    expect(await box.boundingBox()).toEqual(before);
    await page.unrouteAll();

    await chatOf(page).getByRole("button", { name: "Post" }).click();
    await expect(page).toHaveURL(/\/create-post\?image=%2Fapi%2Fmedia%2F/);
    await expect(page.getByRole("img", { name: "Attached to your post" })).toBeVisible();
  },
);
