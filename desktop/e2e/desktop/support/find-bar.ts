import type { DesktopApp } from "../../support/desktop-app.ts";
import { expect } from "../desktop-test.ts";

/** Opens the bar, once the page listens. */
export async function openFindBar(app: DesktopApp) {
  const field = app.page.getByLabel("Find on this screen");
  await expect(async () => {
    await app.ask("clickMenu", "find");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  /** Expects the bar's count of the words: how many there are, and which one it is at. */
  const says = (count: string) =>
    expect(app.page.getByRole("search").getByRole("status")).toMatchAriaSnapshot(`- status: ${count}`);
  return { field, says };
}
