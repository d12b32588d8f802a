import type { Page } from "@playwright/test";
import type { Api } from "../../support/api.ts";
import { joinedMember, type Member, openSession } from "../../support/members.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

/** Signs a member in whose language is Arabic. */
async function openInArabic(page: Page, server: Api, member: Member): Promise<Api> {
  const calls = await server.as(member);
  await calls.put("/api/users/settings", { language: "ar" });
  await openSession(page, member);
  return calls;
}

test("in Arabic the page is mirrored, and @names and fields keep the order of their letters", async ({ page, server }) => {
  const member = await joinedMember(server);
  const words = `A walk by the lake. ${member.username}`;
  const calls = await openInArabic(page, server, member);
  await calls.post("/api/posts", { content: words });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  await test.step("the page begins at the right, a post where its letters do", async () => {
    const logo = page.getByRole("banner").getByRole("link").first();
    expect((await logo.boundingBox())?.x).toBeGreaterThan(720);
    await expect(postWith(page, words).locator("[dir=auto]", { hasText: words })).toHaveCSS(
      "direction",
      "ltr",
    );
  });

  await test.step("an @ stands before its name", async () => {
    const handle = postWith(page, words).getByText(`@${member.username}`, { exact: true });
    const [at, last] = await handle.evaluate(({ firstChild: text }) => {
      const length = text?.textContent?.length ?? 0;
      return [0, length - 1].map((index) => {
        const letter = document.createRange();
        letter.setStart(text ?? document, index);
        letter.setEnd(text ?? document, index + 1);
        return letter.getBoundingClientRect().left;
      });
    });
    expect(at).toBeLessThan(last ?? 0);
  });

  await test.step("the sign of a search stays beside what is typed from left to right", async () => {
    const field = page.getByRole("banner").getByRole("searchbox").or(page.getByRole("combobox")).first();
    await field.fill("walk");
    await expect(field).toHaveCSS("direction", "rtl");
    const { paddingLeft, paddingRight } = await field.evaluate((input) => getComputedStyle(input));
    expect(Number.parseFloat(paddingRight)).toBeGreaterThan(Number.parseFloat(paddingLeft));
    await page.keyboard.press("Escape");
  });

  await test.step("a menu opens within the window", async () => {
    await postWith(page, words).locator("button[aria-haspopup=menu]").click();
    const menu = await page.getByRole("menu").boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(1440);
    await page.keyboard.press("Escape");
  });
});

test("in Arabic arrow keys and rows that scroll lead to the left", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openInArabic(page, server, member);
  await page.goto(`/${member.username}`);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(4);
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings");
  const row = page.locator("[data-cut]").first();
  await expect(row).toHaveAttribute("data-cut", "after");
  await row.evaluate((list) => list.scrollTo({ left: -list.scrollWidth }));
  await expect(row).toHaveAttribute("data-cut", /before/);
});
