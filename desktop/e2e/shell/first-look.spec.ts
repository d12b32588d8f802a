import type { Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** The width of some names in this weight of a font of the page. */
function widthIn(page: Page, weight: number, family: string): Promise<number> {
  return page.evaluate(async (font) => {
    await document.fonts.load(font);
    const word = document.createElement("span");
    word.textContent = "Amara Osei, Weekly Leaders, Messages and Notifications";
    word.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
    document.body.append(word);
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width;
  }, `${weight} 15px "${family}"`);
}

test("the font that shows before the product's has a bold of its own, about as wide", async ({ page }) => {
  await page.goto("/terms");
  const bold = await widthIn(page, 600, "Inter Fallback");
  // A bold that the browser smears out of the regular face is as wide as that.
  expect(bold).not.toBe(await widthIn(page, 400, "Inter Fallback"));
  // Letters have whole widths here, which adds up.
  expect(Math.abs(bold / await widthIn(page, 600, "Inter Variable") - 1)).toBeLessThan(0.05);
});

for (const width of [390, 1440]) {
  test(`unread messages and requests stand apart on the chat icon at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSession(page, await joinedMember(server));
    await page.route(
      "**/api/messages/unread-count",
      (route) => route.fulfill(asServer({ json: 12 })),
    );
    await page.route(
      "**/api/messages/request-count",
      (route) => route.fulfill(asServer({ json: 3 })),
    );
    await page.goto("/settings");
    const chat = page.getByRole("link", { name: /^Chat.*3 requests/ }).first();
    const boxOf = async (text: string) =>
      (await chat.getByText(text, { exact: true }).locator("..").boundingBox())!;
    const [unread, requests] = [await boxOf("12"), await boxOf("3")];
    // Each has a ring of 2 px.
    expect(requests.y - (unread.y + unread.height)).toBeGreaterThanOrEqual(4);
  });
}
