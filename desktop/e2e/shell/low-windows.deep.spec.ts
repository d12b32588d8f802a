import type { Locator, Page } from "@playwright/test";
import { composer, messageWith, type Side, twoMembers, write } from "../messages/two-members.ts";
import { asServer } from "../support/as-server.ts";
import { loseSession, openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { fillBars } from "./full-member.ts";
import { openWithLargeLetters } from "./large-letters.ts";
import {
  expectNoSidewaysScroll,
  expectReachable,
  expectThreadInView,
  expectThreeLines,
} from "./window-facts.ts";

/** 400% zoom, a small phone with its keyboard, and a phone on its side. */
const lowWindows = [{ width: 320, height: 256 }, { width: 360, height: 330 }, { width: 740, height: 220 }];

const calm = "Breathe in slowly, and out again, and let the shoulders fall where they want to be. ".repeat(4);

interface Visit {
  readonly page: Page;
  readonly iris: Side;
  readonly postId: string;
}

interface Screen {
  readonly name: string;
  readonly path: string | ((visit: Visit) => string);
  /** Finds the element that shows that the screen is complete. */
  readonly ready: (page: Page) => Locator;
  /** Where the member writes several lines. */
  readonly field?: (page: Page) => Locator;
  /** The messages that stay in view while they write. */
  readonly thread?: (page: Page) => Locator;
  /** The last control; the last button of the screen when it is not given. */
  readonly last?: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole("main");

const forVisitors: readonly Screen[] = [
  { name: "sign in", path: "/login", ready: (page) => page.getByLabel("Password", { exact: true }) },
  { name: "register", path: "/register", ready: (page) => page.getByLabel("Display name") },
];

const forMembers: readonly Screen[] = [
  {
    name: "feed",
    path: "/",
    ready: (page) => page.getByRole("article").first(),
    // At its end more posts load, as long as there are any.
    last: (page) => page.getByRole("article").first().getByRole("button").last(),
  },
  {
    name: "post with comments",
    path: ({ postId }) => `/post/${postId}`,
    ready: (page) => page.getByText("Kind words."),
    field: (page) => page.getByLabel("Write a comment"),
    last: (page) => page.getByRole("button", { name: "Reply" }).last(),
  },
  {
    name: "create post",
    path: "/create-post",
    ready: (page) => page.getByLabel("Post text"),
    field: (page) => page.getByLabel("Post text"),
    last: (page) => page.getByRole("button", { name: "Post", exact: true }),
  },
  { name: "messages", path: "/chat", ready: (page) => page.getByText("Iris Example") },
  {
    name: "thread",
    path: ({ iris }) => `/chat?user=${iris.username}`,
    ready: (page) => messageWith(page, "At noon"),
    field: composer,
    thread: (page) => page.getByRole("list", { name: /^Messages with/ }),
    last: (page) => page.getByRole("button", { name: "Send message" }),
  },
  {
    name: "AI chat",
    path: "/ai-chat",
    ready: (page) => page.getByText("GPT-4o Mini"),
    field: (page) => page.getByLabel("Your question"),
    thread: (page) => main(page).getByText("What's on your mind?").locator("xpath=ancestor::div[3]"),
    last: (page) => page.getByRole("button", { name: /^Send for/ }),
  },
  { name: "profile edit", path: "/profile?tab=edit", ready: (page) => page.getByLabel("Bio") },
  {
    name: "settings",
    path: "/settings",
    ready: (page) => page.getByRole("button", { name: "Save Changes" }),
  },
  { name: "shop", path: "/shop", ready: (page) => page.getByText("Choose a pack") },
  { name: "checkout", path: "/checkout", ready: (page) => page.getByRole("button", { name: /^Pay/ }) },
];

/** Opens a screen, takes its picture, and checks the facts of its window. */
async function visit(screen: Screen, { page, ...data }: Visit): Promise<void> {
  const size = page.viewportSize();
  const picture = (part: string) =>
    page.screenshot({
      path: test.info().outputPath(`${screen.name}-${size?.width}x${size?.height}${part}.png`),
    });
  await page.goto(typeof screen.path === "string" ? screen.path : screen.path({ page, ...data }));
  await expect(screen.ready(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await picture("");
  if (screen.field) {
    const field = screen.field(page);
    await field.fill("");
    await expectThreeLines(field);
    if (screen.thread) await expectThreadInView(screen.thread(page));
    await picture("-typed");
    await expectNoSidewaysScroll(page);
  }
  await expectReachable(screen.last ? screen.last(page) : main(page).locator("button:visible").last());
  if (screen.field) await screen.field(page).fill("");
}

/** A member with a thread, a post with comments, and a model to ask. */
async function arrive(page: Page, [wren, iris]: [Side, Side]): Promise<Visit> {
  for (const text of ["Shall we walk?", "By the lake", "At noon"]) await write(wren, iris, text);
  const { id } = await wren.calls.post<{ id: string }>("/api/posts", { content: calm });
  for (const content of ["Good to read.", "Kind words."]) {
    await iris.calls.post(`/api/posts/${id}/comments`, { content });
  }
  await page.route(
    "**/api/ai/available-models",
    (route) => route.fulfill(asServer({ json: { availableModels: ["GPT-4o Mini"], provider: "openai" } })),
  );
  return { page, iris, postId: id };
}

test("in low windows twelve screens keep the caret and four lines of a thread in view, and everything in reach", async ({ page, server }) => {
  test.setTimeout(300_000);
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    const both = await twoMembers(server);
    const there = await arrive(page, both);
    await loseSession(page);
    for (const screen of forVisitors) {
      await test.step(`${screen.name} at ${size.width}×${size.height}`, () => visit(screen, there));
    }
    await openSession(page, both[0]);
    for (const screen of forMembers) {
      await test.step(`${screen.name} at ${size.width}×${size.height}`, () => visit(screen, there));
    }
  }
});

test("with letters of 24 px a phone scrolls no screen sideways", async ({ baseURL, server }) => {
  test.setTimeout(300_000);
  const { page, close } = await openWithLargeLetters(baseURL);
  for (const width of [390, 320]) {
    const both = await twoMembers(server, " of Featherstonehaugh-Cholmondeley");
    await page.setViewportSize({ width, height: 844 });
    const there = await arrive(page, both);
    await loseSession(page);
    for (const screen of forVisitors) {
      await test.step(`${screen.name} at ${width}`, () => visit(screen, there));
    }
    await openSession(page, both[0]);
    await fillBars(page);
    for (const screen of forMembers) {
      await test.step(`${screen.name} at ${width}`, () => visit(screen, there));
    }
  }
  await close();
});

test("in a low window menus, dialogs and completions show several rows, and the bars stay in reach", async ({ page, server }) => {
  test.setTimeout(180_000);
  const both = await twoMembers(server);
  const { iris } = await arrive(page, both);
  await openSession(page, both[0]);
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    const picture = (part: string) =>
      page.screenshot({ path: test.info().outputPath(`${part}-${size.width}x${size.height}.png`) });
    await page.goto(`/${both[0].username}`);
    const post = postWith(page, "Breathe in slowly");

    await test.step("menu of a post", async () => {
      await post.getByRole("button", { name: "Post options" }).click();
      await picture("menu");
      await expectReachable(page.getByRole("menuitem").last());
      await expectNoSidewaysScroll(page);
    });
    await test.step("dialog that asks", async () => {
      await page.getByRole("menuitem", { name: "Delete" }).click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog.getByText("Deletion cost")).toBeVisible();
      await picture("dialog");
      await expectReachable(dialog.getByText("Deletion cost"));
      await expectReachable(dialog.getByRole("button", { name: "Cancel" }));
      await expectNoSidewaysScroll(page);
      await page.keyboard.press("Escape");
    });
    await test.step("menu of the member", async () => {
      await page.evaluate(() => scrollTo({ top: 0 }));
      await page.getByRole("button", { name: /^Menu of/ }).click();
      const menu = page.getByRole("menu");
      await expect(menu).toBeVisible();
      expect((await menu.boundingBox())?.height).toBeGreaterThan(144);
      await expectReachable(page.getByRole("menuitem", { name: "Logout" }));
      await picture("member-menu");
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    });
    await test.step("keyboard shortcuts", async () => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await picture("shortcuts");
      await expectReachable(page.getByRole("dialog").getByText("Esc", { exact: true }));
      await page.keyboard.press("Escape");
    });
    await test.step("completion", async () => {
      for (
        const [address, label] of [["/create-post", "Post text"], [`/chat?user=${iris.username}`, "Message"]]
      ) {
        await page.goto(address ?? "/");
        const field = page.getByRole("textbox", { name: label ?? "", exact: true });
        await field.fill("");
        await field.pressSequentially("Hello @e2e");
        await expect(page.getByRole("option").first()).toBeInViewport({ ratio: 1 });
        await picture(`completion-${label}`);
        for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
        await expect(page.locator("[role=option][aria-selected=true]")).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Escape");
        await field.fill("");
      }
    });
  }
});

test("as the keyboard of an upright phone opens, its bars stay and nothing jumps", async ({ page, server }) => {
  test.setTimeout(120_000);
  const both = await twoMembers(server);
  const there = await arrive(page, both);
  await openSession(page, both[0]);
  const tops = () =>
    page.evaluate(() =>
      ["header", "main"].map((part) => document.querySelector(part)?.getBoundingClientRect().top)
    );
  for (const screen of forMembers.filter(({ field }) => field)) {
    await test.step(screen.name, async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(typeof screen.path === "string" ? screen.path : screen.path(there));
      await expect(screen.ready(page)).toBeVisible();
      const field = screen.field?.(page) ?? main(page);
      await field.focus();
      const before = await tops();
      for (const height of [400, 362]) {
        await page.setViewportSize({ width: 360, height });
        await expect(page.getByRole("navigation", { name: "Main" })).toBeInViewport({ ratio: 1 });
        if (screen.thread) expect(await tops()).toEqual(before);
        await field.fill("");
        await expectThreeLines(field);
        if (screen.thread) await expectThreadInView(screen.thread(page));
        await page.screenshot({ path: test.info().outputPath(`${screen.name}-keyboard-${height}.png`) });
      }
      await field.fill("");
    });
  }
  await page.goto("/ai-chat");
  await expect(page.getByText(/^An answer costs .+ XP\. You have/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("GPT-4o Mini")).toBeInViewport({ ratio: 1 });
});
