import { joinPartner } from "../messages/chat-partners.ts";
import type { Locator } from "@playwright/test";
import { isDeep } from "../support/deep.ts";
import { openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { fillBars, longNames } from "./full-member.ts";
import { openWithLargeLetters } from "./large-letters.ts";
import { expectApart, expectNoSidewaysScroll } from "./window-facts.ts";

test("with letters of 24 px, much XP, long names and three counts no screen of a phone scrolls sideways", {
  tag: "@sweep",
}, async ({ baseURL, server }) => {
  test.setTimeout(180_000);
  const { page, close } = await openWithLargeLetters(baseURL);
  const [ada, bob] = [await joinPartner(server, longNames()), await joinPartner(server, longNames())];
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await ada.api.post("/api/posts", { content: "A walk by the lake." });
  await openSession(page, ada.member);
  await fillBars(page);
  const screens = [
    "/",
    `/${ada.member.username}`,
    `/${bob.member.username}`,
    `/chat?user=${bob.member.username}`,
    "/ai-chat",
    "/leaderboard",
    "/xp-shop",
    "/settings",
    "/rate-limit-status",
  ];
  // `npm run test:all` takes every other one.
  for (const screen of screens.filter((_, place) => isDeep || place % 2 === 0)) {
    await page.goto(screen);
    await expect(page.getByRole("main").getByRole("button").filter({ visible: true }).first()).toBeVisible();
    for (const width of [320, 390]) {
      await test.step(`${screen} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        await expectApart(page.getByRole("banner"));
        await expect(page.getByRole("banner").getByText("1.2M")).toBeInViewport({ ratio: 1 });
        await expect.poll(() => page.getByRole("navigation", { name: "Main" }).evaluate(countsOnNeighbours))
          .toEqual([]);
      });
    }
  }
  await close();
});

test("with letters of 24 px names stay readable above a thread and on a post", async ({ baseURL, server }) => {
  const { page, close } = await openWithLargeLetters(baseURL);
  const ada = await joinPartner(server, { displayName: "Ada Byron" });
  await ada.api.post("/api/posts", { content: "A walk by the lake." });
  await openSession(page, ada.member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const username = postWith(page, "A walk by the lake.").getByText(`@${ada.member.username}`);
  await expect.poll(() => shownPart(username)).toBeGreaterThan(0.3);
  await page.goto("/chat?user=Lisa");
  const name = page.getByRole("heading", { name: "Lisa" }).getByText("Lisa", { exact: true });
  await expect.poll(() => shownPart(name)).toBe(1);
  await expectApart(page.getByRole("region", { name: "Conversation with Lisa" }).locator("header"));
  await close();
});

/** How much of its text a shortened element shows. */
async function shownPart(element: Locator): Promise<number> {
  return await element.evaluate(({ clientWidth, scrollWidth }) =>
    Math.min(1, clientWidth / (scrollWidth || 1))
  );
}

/** The counts of the bottom bar that lie on the control beside theirs. */
function countsOnNeighbours(bar: Element): string[] {
  const boxes = [...bar.querySelectorAll("a, a > .absolute")].map((part) => ({
    link: part.closest("a"),
    text: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  const isOn = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1;
  return boxes.flatMap((one) =>
    boxes.filter((other) => other.link !== one.link && isOn(one.box, other.box)).map(() => one.text ?? "")
  );
}
