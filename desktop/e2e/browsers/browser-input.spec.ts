import type { Locator, Page } from "@playwright/test";
import { field, openChatWithBob } from "../messages/chat-partners.ts";
import { fillInRegistration, joinedMember, stranger } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** As password managers fill: the value is there, and no event said so. */
const fillSilently = (box: Locator, value: string) =>
  box.evaluate((input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  }, value);

/** Drops files of a folder. Returns whether the page kept the browser from opening them. */
async function dropOn(target: Locator, names: readonly string[]): Promise<boolean> {
  const { mimeType, buffer } = await photo();
  return await target.evaluate((element, given) => {
    const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    for (const name of given.names) data.items.add(new File([bytes], name, { type: given.mimeType }));
    const init = { bubbles: true, cancelable: true, dataTransfer: data };
    const isOver = !element.dispatchEvent(new DragEvent("dragover", init));
    return !element.dispatchEvent(new DragEvent("drop", init)) && isOver;
  }, { names, mimeType, base64: buffer.toString("base64") });
}

test("an email and a password filled without events sign in", async ({ page, server }) => {
  const member = await joinedMember(server);
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await expect(page.getByLabel("Email")).toBeFocused();
  await fillSilently(page.getByLabel("Email"), member.email);
  await fillSilently(password, member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
});

test("a password that a manager makes without events registers", async ({ page }) => {
  const member = stranger();
  await page.goto("/register");
  await fillInRegistration(page, { ...member, password: "" });
  await fillSilently(page.getByLabel("Password", { exact: true }), member.password);
  const create = page.getByRole("button", { name: "Create Account" });
  await create.focus();
  await expect(create).toBeEnabled();
  await create.click();
  await expectToast(page, "Account Created Successfully!");
});

test("a file dropped beside the box to write in leaves the page as it is", async ({ page, server }) => {
  await openChatWithBob(page, server);
  await field(page).fill("Half a thought");
  expect(await dropOn(page.getByRole("banner"), ["beside.jpg"])).toBe(true);
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  await expect(field(page)).toHaveValue("Half a thought");
  expect(await dropOn(field(page), ["dawn.jpg", "dusk.jpg"])).toBe(true);
  await expect(page.getByLabel("Describe the image")).toBeVisible();
});

test("a file dropped where nothing takes files leaves the page as it is", async ({ page }) => {
  await page.goto("/login");
  expect(await dropOn(await mainOf(page), ["letter.pdf"])).toBe(true);
});

async function mainOf(page: Page): Promise<Locator> {
  await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
  return page.getByRole("main");
}
