import type { NewBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { createBotUser } from "#shared/bots/contract.ts";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import { product } from "#shared/product.ts";
import { createCtx, type MemberCtx } from "../context.ts";
import type { TestApp } from "./create-test-app.ts";
import { member } from "./member.ts";
import { randomLetters } from "./random-letters.ts";

/** The fields of a bot with a new name, as an administrator may send them. */
export function newBot(fields: Partial<NewBot> = {}): NewBot {
  const username = `bot_${randomLetters()}`;
  return {
    userEmail: `${username}@${product.botMailDomain}`,
    username,
    displayName: "Pip",
    interests: "walks; tea",
    ...fields,
  };
}

/** A bot created by an administrator. */
export async function bot(t: TestApp, fields: Partial<NewBot> = {}): Promise<BotUser> {
  const administrator = await member(t, { isAdmin: true });
  const response = await administrator.post(createBotUser.path, newBot(fields));
  if (response.status !== 201) throw new Error(await response.text());
  return await response.json() as BotUser;
}

/** The context of a bot's act. */
export function botCtx(
  t: Pick<TestApp, "deps">,
  { id, username }: Pick<BotUser, "id" | "username">,
): MemberCtx {
  return createCtx(t.deps, { type: "bot", id, username, filter: null, coverChoices: noCoverChoices });
}
