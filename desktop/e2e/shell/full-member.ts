import type { Page } from "@playwright/test";
import { asServer, changeUser } from "../support/as-server.ts";
import { uniqueWord } from "../support/members.ts";

/** The longest names that anybody wears in earnest. */
export const longNames = () => ({
  username: `bartholomew_${uniqueWord()}`.slice(0, 30),
  displayName: `Bartholomew-Maximilian Featherstonehaugh ${uniqueWord().slice(0, 6)}`,
});

/** Fills the bars of a page: much XP, a high level, and three counts of what is unread. */
export async function fillBars(page: Page): Promise<void> {
  await changeUser(page, { xp: 1_234_567, level: 112 });
  for (const kind of ["messages/unread-count", "messages/request-count", "notifications/unread-count"]) {
    await page.route(`**/api/${kind}`, (route) => route.fulfill(asServer({ json: 120 })));
  }
}
