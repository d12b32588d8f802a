import { expect, type Page } from "@playwright/test";

/** The toast: its title, and its text when one is given. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(title);
  if (text) await expect(toast).toContainText(text);
}
