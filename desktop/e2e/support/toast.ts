import { expect, type Page } from "@playwright/test";

/** The toast: its title, and its text when one is given. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(title);
  if (text) await expect(toast).toContainText(text);
}

/**
 * Keeps the text of every toast over page loads: one that stands only until the page changes
 * cannot be waited for.
 */
export async function rememberToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector("[role=region] li")?.textContent;
      if (text) sessionStorage.setItem("e2e.toast", text);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Title and text of the last toast, run together; null when there was none. */
export function lastToast(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("e2e.toast"));
}
