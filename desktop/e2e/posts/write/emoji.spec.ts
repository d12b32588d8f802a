import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { joinedMember, openSession } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const text = (page: Page) => page.getByLabel("Post text");
const button = (page: Page) => page.getByRole("button", { name: "Emoji", exact: true });
const picker = (page: Page) => page.getByRole("dialog", { name: "Emoji" });
const search = (page: Page) => picker(page).getByLabel("Search emoji");

test("an emoji is found by keyboard, and goes where the text was being written", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
  await text(page).fill("Tea  today");
  await text(page).press("Home");
  for (let step = 0; step < 4; step++) await text(page).press("ArrowRight");
  await button(page).press("Enter");
  await expect(search(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("teacup without");
  await expect(picker(page).getByRole("gridcell")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(picker(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue("Tea 🍵 today");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text(page)).toHaveValue("Tea  today");
});

test("the latest emoji come first, also after a reload, and Esc leaves the text as it is", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
  await button(page).click();
  await search(page).fill("sunrise over mountains");
  await picker(page).getByRole("gridcell", { name: "Sunrise over mountains" }).click();
  await expect(text(page)).toHaveValue("🌄");
  await page.reload();
  await expect(text(page)).toHaveValue("🌄");
  await button(page).click();
  await picker(page).getByRole("group", { name: "Recent" }).getByRole("button", { name: "🌄" }).click();
  await expect(text(page)).toHaveValue("🌄🌄");
  await button(page).click();
  await expect(search(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await expect(text(page)).toHaveValue("🌄🌄");
});

test("comments and messages have the picker too, which fits a phone", async ({ page, server }) => {
  const [ada, ben] = [await joinedMember(server), await joinedMember(server)];
  await page.setViewportSize({ width: 360, height: 640 });
  await openSession(page, ada);
  const [own, other] = [await server.as(ada), await server.as(ben)];
  const { id } = await own.get<{ id: string }>(`/api/users/username/${ben.username}`);
  await own.post(`/api/users/${id}/follow`);
  const { id: postId } = await other.post<{ id: string }>("/api/posts", { content: "A walk" });
  await page.goto(`/post/${postId}`);
  await page.getByLabel("Write a comment").click();
  await button(page).click();
  const box = await picker(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  await search(page).fill("seedling");
  await picker(page).getByRole("gridcell", { name: "Seedling" }).click();
  await expect(page.getByLabel("Write a comment")).toHaveValue("🌱");
  await page.goto(`/chat?user=${ben.username}`);
  await button(page).click();
  await search(page).fill("seedling");
  await picker(page).getByRole("gridcell", { name: "Seedling" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("🌱");
});
