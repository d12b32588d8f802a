import type { Locator, Page } from "@playwright/test";
import type { MemberCard } from "#shared/members/member-card.ts";
import { asServer, changeUser } from "../support/as-server.ts";
import { deepStep } from "../support/deep.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { postWith, publishAll } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectEndsAbove, openKeyboard } from "../keyboard/on-screen-keyboard.ts";

const people: MemberCard[] = Array.from({ length: 14 }, (_, index) => ({
  id: `member-${index}`,
  username: `friend_${index}`,
  displayName: `Friend number ${index + 1}`,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  bio: null,
  xp: 40,
  level: 1,
  badge: null,
  isBot: false,
}));

const calm = "Breathe in slowly, and out again, and let the shoulders fall where they want to be. ".repeat(6);

/** The member holds enough XP to promote, follows many, and may have audio made. */
async function enrich(page: Page): Promise<void> {
  await changeUser(page, { xp: 9000, canMakeAudio: true });
  await page.route(
    /\/api\/users\/([^/]+\/)?(following|followers)\b/,
    (route) => route.fulfill(asServer({ json: people })),
  );
}

/** Those of `npm run test:all`: a list that scrolls, a warning, and a form. */
const sample = ["Share via Chat", "Confirm Post Deletion", "Promote Your Post"];

/** Opens a dialog, sees it in every small window, and closes it. */
async function expectFits(page: Page, title: string, open: () => Promise<void>): Promise<void> {
  const step = sample.includes(title) ? test.step : deepStep;
  await step(title, async () => {
    await open();
    const dialog = dialogOf(page, title);
    await expectFitsEverywhere(dialog, title);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
}

function dialogOf(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: title }).or(page.getByRole("alertdialog", { name: title }));
}

async function choose(post: Locator, item: string): Promise<void> {
  await post.getByRole("button", { name: "Post options" }).first().click();
  await post.page().getByRole("menuitem", { name: item }).click();
}

test("every dialog fits every window: title and buttons stay, its body scrolls", {
  tag: "@sweep",
}, async ({ page, server }) => {
  test.slow();
  const [member, writer] = [await joinedMember(server), await joinedMember(server)];
  await (await server.as(writer)).post("/api/posts", { content: `Theirs. ${calm}` });
  await enrich(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, member, `/login?next=/${member.username}`);
  await publishAll(page, [`Mine. ${calm}`]);
  await page.reload();

  const mine = postWith(page, "Mine.");
  await expectFits(page, "Share Post", () => mine.getByRole("button", { name: /^Share/ }).click());
  await expectFits(page, "Share via Chat", async () => {
    await mine.getByRole("button", { name: /^Share/ }).click();
    await page.getByRole("button", { name: "Via Chat" }).click();
    await expect(page.getByRole("radio").last()).toBeAttached();
  });
  await expectFits(page, "Confirm Post Deletion", () => choose(mine, "Delete"));
  await expectFits(page, "Promote Your Post", () => mine.getByRole("button", { name: "Promote" }).click());
  await expectFits(page, "Followers", async () => {
    await page.getByRole("button", { name: /Followers$/ }).click();
    await expect(page.getByRole("link", { name: "Friend number 14" })).toBeVisible();
  });
  await expectFits(page, "Be a Reference", async () => {
    // That of the side column goes with the column in a narrow window.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("main").getByRole("button", { name: "Be a Reference" }).click();
  });
  await expectFits(page, "Keyboard shortcuts", async () => {
    await page.locator("body").press("?");
  });

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/${writer.username}`);
  const theirs = postWith(page, "Theirs.");
  await expectFits(page, "Report post", () => choose(theirs, "Report Post"));
  await expectFits(
    page,
    "Generate audio",
    () => theirs.getByRole("button", { name: "Generate audio" }).click(),
  );

  await test.step("the member's menu scrolls in a low window", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole("button", { name: /^Menu of/ }).click();
    await expect(page.getByRole("menu")).toBeInViewport({ ratio: 0.99 });
    await page.getByRole("menuitem", { name: "Logout" }).hover();
    await expect(page.getByRole("menuitem", { name: "Logout" })).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press("Escape");
  });

  await test.step("an on-screen keyboard covers no button", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(theirs, "Report Post");
    const send = page.getByRole("button", { name: "Send report" });
    await expect(send).toBeVisible();
    const covered = 844 - 440;
    await openKeyboard(page, covered);
    await expectEndsAbove(send, covered);
    await expect(page.getByRole("heading", { name: "Report post" })).toBeInViewport({ ratio: 0.99 });
  });
});
