import { expect, type Page } from "@playwright/test";
import type { Member } from "../support/members.ts";

/** Signs in from the landing page. */
export async function signInToApp(page: Page, member: Member): Promise<void> {
  await page.getByRole("link", { name: "Sign In" }).click();
  await signInByForm(page, member);
}

/** Signs in through the form that is on screen. */
export async function signInByForm(page: Page, member: Member): Promise<void> {
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Where the page is, as the app's own address. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
