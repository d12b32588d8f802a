import { expect, test } from "vitest";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { practiceAi } from "../../../../testing/assistant/practice-ai.ts";
import { actsOf, drawAct, stillBot } from "../../../../testing/scenes/still-bot.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { member } from "../../../../testing/member.ts";
import { runBots } from "./run-bots.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const administrator = await member(t, { isAdmin: true });
const busy = 20;

/**
 * This many bots, each of which writes a post and has another act waiting. `go` lets the model
 * answer all.
 */
async function writing(): Promise<{ bots: BotUser[]; go: () => void; ended: Promise<unknown> }> {
  const bots = await Promise.all(Array.from({ length: busy }, () => stillBot(t)));
  for (const bot of [...bots, ...bots]) await drawAct(t, bot, "post");
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const { promise: allWrite, resolve: write } = Promise.withResolvers<void>();
  let asked = 0;
  ai.behave("chat", async () => {
    if (++asked === busy) write();
    await gone;
    return { reply: "A slow cup of tea." };
  });
  const ended = Promise.all(Array.from({ length: busy / 4 }, () => runBots(systemCtx(t.deps))));
  await allWrite;
  return { bots, go, ended };
}

const outcomes = async (bots: readonly BotUser[]) =>
  new Set((await Promise.all(bots.map((bot) => actsOf(t, bot)))).flat().map(({ reason }) => reason));
const postsCount = async () => (await t.sql`select from posts`).length;

test("stops 20 writing bots and all waiting acts when bots are switched off", async () => {
  const { bots, go, ended } = await writing();
  await administrator.put("/api/bots/switch", { isOn: false });
  go();
  await ended;
  expect(await postsCount()).toBe(0);
  expect(await outcomes(bots)).toEqual(new Set(["off"]));
  await administrator.put("/api/bots/switch", { isOn: true });
});

test("stops only the bot that is deactivated while it writes", async () => {
  const { bots, go, ended } = await writing();
  const [stopped, ...others] = bots as [BotUser, ...BotUser[]];
  await administrator.put(`/api/bot-users/${stopped.userEmail}`, { isActive: false });
  go();
  await ended;
  expect(await outcomes([stopped])).toEqual(new Set(["off"]));
  expect(await outcomes(others)).toEqual(new Set([null]));
  expect(await postsCount()).toBe(2 * (busy - 1));
});

test("ends the acts of a dead process: published ones as done, the rest dropped, none repeated", async () => {
  const [pip, other] = [await stillBot(t), await stillBot(t)];
  const [published, cut] = [await drawAct(t, pip, "post"), await drawAct(t, other, "post")];
  const dead = await t.db.processLock.id() + 1000;
  await t.sql`update bot_acts set state = 'running', process = ${dead} where id in ${
    t.sql([published, cut])
  }`;
  await t.sql`
    insert into posts (id, author_id, content, created_at)
    values (${published}, ${pip.id}, 'Out already', ${t.clock.now()})`;
  await runBots(systemCtx(t.deps));
  expect(await actsOf(t, pip)).toMatchObject([{ state: "done", reason: null, post_id: published }]);
  expect(await actsOf(t, other)).toMatchObject([{ state: "dropped", reason: "failed", post_id: null }]);
});
