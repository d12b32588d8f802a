import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { expect, test } from "../support/test.ts";
import {
  composer,
  messageWith,
  openThread,
  otherBrowser,
  type Side,
  twoMembers,
  write,
} from "./two-members.ts";

const chosen = (page: Page) => page.getByRole("form", { name: "New message" }).getByRole("note");
const lineIn = (message: Locator) => message.getByRole("button", { name: /^In answer to/ });

async function answerByMenu(page: Page, text: string): Promise<void> {
  await messageWith(page, text).hover();
  await messageWith(page, text).getByRole("button", { name: "Message options" }).click();
  await page.getByRole("menuitem", { name: "Answer" }).click();
}

async function writeMany(from: Side, to: Side, count: number): Promise<void> {
  for (let place = 1; place <= count; place++) await write(from, to, `Line ${place}`);
  // A thread opens at its end when all of it is read.
  await to.calls.put(`/api/conversations/${from.id}/read`, {});
}

test("an answer shows both what it answers, leads to it and follows its edits", async ({ page, browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  const asked = await write(iris, wren, "Shall we meet at the lake?");
  // More than a page, so that the answered message is not loaded at first.
  await writeMany(iris, wren, 60);
  await openThread(page, wren, iris);
  await expect(messageWith(page, "Line 60")).toBeVisible();
  await wren.calls.post("/api/messages", { receiverId: iris.id, content: "Gladly", replyToId: asked.id });
  const answer = messageWith(page, "Gladly");
  await expect(lineIn(answer)).toHaveAccessibleName("In answer to Iris Example: Shall we meet at the lake?");
  const theirs = await otherBrowser(browser, baseURL);
  await openThread(theirs, iris, wren);
  await expect(lineIn(messageWith(theirs, "Gladly")))
    .toHaveAccessibleName("In answer to you: Shall we meet at the lake?");
  await lineIn(answer).click();
  await expect(messageWith(page, "Shall we meet at the lake?").first()).toBeFocused();
  await iris.calls.put(`/api/messages/${asked.id}`, { content: "Shall we meet at noon?", revision: 1 });
  await page.getByRole("button", { name: "Go to the latest message" }).click();
  await expect(lineIn(answer)).toContainText("Shall we meet at noon?");
  await iris.calls.delete(`/api/messages/${asked.id}`);
  for (const one of [page, theirs]) {
    await expect(lineIn(messageWith(one, "Gladly"))).toContainText("Message unsent");
  }
  await theirs.context().close();
});

test("the composer shows what it answers until it is sent or left out, also after a reload", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(iris, wren, "Tea or coffee?");
  await openThread(page, wren, iris);
  await answerByMenu(page, "Tea or coffee?");
  await expect(composer(page)).toBeFocused();
  await expect(chosen(page)).toHaveAccessibleName("In answer to Iris Example: Tea or coffee?");
  await expectAccessible(page);
  await composer(page).press("Escape");
  await expect(chosen(page)).toHaveCount(0);
  await answerByMenu(page, "Tea or coffee?");
  await page.getByRole("button", { name: "Don't answer this message" }).click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await answerByMenu(page, "Tea or coffee?");
  await composer(page).fill("Tea, please");
  await page.reload();
  await expect(composer(page)).toHaveValue("Tea, please");
  await expect(chosen(page)).toContainText("Tea or coffee?");
  await composer(page).press("Enter");
  await expect(lineIn(messageWith(page, "Tea, please"))).toContainText("Tea or coffee?");
  await expect(chosen(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("the key r answers the focused message, and one that waits for a connection keeps what it answers", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(iris, wren, "The first");
  await write(iris, wren, "The second");
  await openThread(page, wren, iris);
  await expect(messageWith(page, "The second")).toBeVisible();
  await composer(page).press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(messageWith(page, "The first")).toBeFocused();
  await page.keyboard.press("r");
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue("");
  await expect(chosen(page)).toContainText("The first");
  await page.context().setOffline(true);
  await composer(page).fill("To the first");
  await composer(page).press("Enter");
  await expect(lineIn(messageWith(page, "To the first"))).toContainText("The first");
  await expect(messageWith(page, "To the first")).toContainText("Waiting for a connection");
  await page.context().setOffline(false);
  await expect(messageWith(page, "To the first")).not.toContainText("Waiting for a connection");
  await page.reload();
  await expect(lineIn(messageWith(page, "To the first"))).toContainText("The first");
});

test("a swipe towards the end of the line answers a message, one that scrolls does not", async ({ browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  await writeMany(iris, wren, 30);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openThread(page, wren, iris);
  await expect(messageWith(page, "Line 30")).toBeVisible();
  const box = await messageWith(page, "Line 30").getByText("Line 30").boundingBox();
  if (!box) throw new Error("The message is not in view");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await swipe(page, { x, y }, { x: x + 10, y: y - 90 });
  await swipe(page, { x, y: y - 200 }, { x: x - 60, y: y - 200 });
  await expect(chosen(page)).toHaveCount(0);
  const last = await messageWith(page, "Line 28").getByText("Line 28").boundingBox();
  if (!last) throw new Error("The message is not in view");
  const from = { x: last.x + last.width / 2, y: last.y + last.height / 2 };
  await swipe(page, from, { x: from.x + 110, y: from.y + 4 });
  await expect(chosen(page)).toContainText("Line 28");
  await expectAccessible(page);
  await context.close();
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let step = 1; step <= 10; step++) {
    const part = step / 10;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send("touchEnd", []);
  await session.detach();
}
