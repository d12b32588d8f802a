import type { Locator } from "@playwright/test";

/** Opens a `Select` and chooses the option of this text, as the pointer does. */
export async function chooseOption(select: Locator, text: string | RegExp): Promise<void> {
  await select.click();
  await select.page().getByRole("option", { name: text, exact: true }).click();
}
