import { composer, messageWith, openThread, twoMembers, write } from "../messages/two-members.ts";
import { expect, test } from "../support/test.ts";
import {
  expectNoSidewaysScroll,
  expectReachable,
  expectThreadInView,
  expectThreeLines,
} from "./window-facts.ts";

/** 400% zoom, and a phone on its side. */
const lowWindows = [{ width: 320, height: 256 }, { width: 740, height: 220 }];

test("in a low window a thread keeps four lines and a composer three, and nothing covers what is typed @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  for (const text of ["Shall we walk?", "By the lake", "At noon"]) await write(wren, iris, text);
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await test.step(`thread at ${size.width}×${size.height}`, async () => {
      if (size === lowWindows[0]) await openThread(page, wren, iris);
      else await page.goto(`/chat?user=${iris.username}`);
      await expect(messageWith(page, "At noon")).toBeInViewport();
      await composer(page).fill("");
      await expectThreeLines(composer(page));
      await expectThreadInView(page.getByRole("list", { name: /^Messages with/ }));
      await expect(messageWith(page, "At noon")).toBeInViewport({ ratio: 0.9 });
      await expectNoSidewaysScroll(page);
      await expectReachable(page.getByRole("button", { name: "Send message" }));
      await expectReachable(page.getByRole("button", { name: /^Menu of/ }));
    });
    await test.step(`composer at ${size.width}×${size.height}`, async () => {
      await page.goto("/create-post");
      const field = page.getByRole("textbox", { name: "Post text" });
      await field.fill("A long text.\n".repeat(12));
      await expectThreeLines(field);
      await expectNoSidewaysScroll(page);
      await expectReachable(page.getByRole("button", { name: "Post", exact: true }));
    });
  }
});
