import type { Locator, Page } from "@playwright/test";
import { administrator } from "../support/administrator.ts";
import type { Api } from "../support/api.ts";
import { stranger } from "../support/members.ts";

interface TestBot {
  readonly userEmail: string;
  readonly username: string;
  readonly displayName: string;
}

/** The fields of a new bot, unique every time. */
export function someBot(): TestBot {
  const { username } = stranger();
  return { username, displayName: `Bot ${username}`, userEmail: `${username}@bots.glimmer.app` };
}

/** A bot that does nothing: its frequencies are 0. */
export async function createBot(server: Api, given: Record<string, unknown> = {}): Promise<TestBot> {
  const calls = await server.as(administrator);
  const quiet = { postFrequency: 0, commentFrequency: 0, likeFrequency: 0 };
  return await calls.post<TestBot>("/api/bot-users", { ...someBot(), interests: "tea", ...quiet, ...given });
}

/** The row of a bot on the open tab. */
export function rowOf(page: Page, { userEmail }: Pick<TestBot, "userEmail">): Locator {
  return page.locator(`[data-bot="${userEmail}"]`);
}

/** Opens the details of a bot. */
export async function openDetails(page: Page, bot: TestBot): Promise<Locator> {
  const row = rowOf(page, bot);
  await row.getByRole("button", { name: bot.displayName, exact: true }).click();
  return row;
}
