import type { Page } from "@playwright/test";
import { administrator } from "../support/administrator.ts";
import { type Api, api } from "../support/api.ts";
import { joinedMember, type Member } from "../support/members.ts";
import type { RunningServer } from "../support/server.ts";
import { expect } from "../support/test.ts";
import { testWithAi } from "../support/test-with-ai.ts";

const models = { "GPT-4o Mini": "small", "DALL-E 2": "painter" };
const prepare = ({ url }: RunningServer) => joinedMember(api(url), administrator);

/**
 * `test` on a server of the worker's own, with a practice model behind it, which each test resets.
 */
export const test = testWithAi(models, { prepare }).extend<{ serveWell: void }>({
  serveWell: [async ({ ai }, use) => {
    ai.reset();
    await use();
  }, { auto: true }],
});

/** A member with these gifts of XP, each 10, 100 or 500. */
export async function memberWithXp(server: Api, ...gifts: readonly (10 | 100 | 500)[]): Promise<Member> {
  const member = await joinedMember(server);
  const { id } = await (await server.as(member)).get<{ id: string }>("/api/auth/user");
  const giver = await server.as(administrator);
  for (const xpAmount of gifts) await giver.post("/api/admin/gift-xp", { userId: id, xpAmount });
  return member;
}

export async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your question", { exact: true }).fill(text);
  // Nothing can be sent until the models and their prices are there.
  await expect(page.getByRole("button", { name: /^Send for/ })).toBeEnabled();
  await page.keyboard.press("Enter");
}

/** The messages of the open chat. */
export const chatOf = (page: Page) => page.getByRole("group", { name: "Messages" });

export async function expectXp(page: Page, xp: number): Promise<void> {
  await expect(page.getByText(`You have ${xp}.`)).toBeVisible();
}

export { expect };
