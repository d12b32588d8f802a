import { beforeEach, expect, test } from "vitest";
import { practiceAi } from "../../../../testing/assistant/practice-ai.ts";
import { actsOf, drawAct, stillBot } from "../../../../testing/scenes/still-bot.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { runBots } from "../run/run-bots.ts";

const ai = await practiceAi();
const limits = { BOT_DAILY_TOKENS: "10000", BOT_DAILY_IMAGES: "2" };
const t = await createTestApp({ providers: { ai }, env: limits });
const run = () => runBots(systemCtx(t.deps));
beforeEach(async () => {
  await t.sql`delete from bot_users`;
  await t.sql`delete from bot_budget_days`;
});

const spent = async () =>
  (await t.sql<{ tokens: number; images: number }[]>`
  select tokens, images from bot_budget_days`)[0] ?? { tokens: 0, images: 0 };

test("stays within the day's tokens with twenty bots writing at once, and counts usage by bot and act", async () => {
  const bots = await Promise.all(Array.from({ length: 20 }, () => stillBot(t)));
  for (const bot of bots) await drawAct(t, bot, "post");
  let most = 0;
  ai.behave("chat", async () => {
    most = Math.max(most, (await spent()).tokens);
    return { reply: ["A slow cup of tea. ".repeat(200)] };
  });
  await Promise.all(Array.from({ length: 5 }, run));
  expect(most).toBeLessThanOrEqual(10_000);
  expect(most).toBeGreaterThan(4_000);
  const acts = (await Promise.all(bots.map((bot) => actsOf(t, bot)))).flat();
  expect(new Set(acts.map(({ reason }) => reason))).toEqual(new Set([null, "over_budget"]));
  const [sums] = await t.sql`
    select
      (select sum(tokens) from bot_users)::integer as bots,
      (select sum(tokens) from bot_acts)::integer as acts`;
  const { tokens } = await spent();
  expect(sums).toEqual({ bots: tokens, acts: tokens });
});

test("draws at most the day's images, then drops posts that are only an image", async () => {
  const painter = await stillBot(t, { enableContent: false, enableImages: true });
  for (let n = 0; n < 3; n++) await drawAct(t, painter, "post");
  await run();
  const reasons = (await actsOf(t, painter)).map(({ reason }) => reason ?? "done");
  expect(reasons.toSorted()).toEqual(["done", "done", "over_budget"]);
  expect(await spent()).toEqual({ tokens: 0, images: 2 });
});

test("counts the tokens of an answer that broke off", async () => {
  const pip = await stillBot(t);
  await drawAct(t, pip, "post");
  ai.behave("chat", { reply: ["A slow cup of tea. "], after: 1, then: "error" });
  await run();
  expect(await actsOf(t, pip)).toMatchObject([{ reason: "failed" }]);
  expect((await spent()).tokens).toBeGreaterThan(100);
});

test("counts all tokens that arrived of an answer that is withheld, breaks off or is reasoning", async () => {
  const pip = await stillBot(t);
  const words = "A slow cup of tea. ".repeat(100);
  for (const then of ["error", "end", undefined] as const) {
    await drawAct(t, pip, "post");
    const before = (await spent()).tokens;
    ai.behave("chat", then ? { reply: [words], after: 1, then } : { reply: [words, "</think>", "Tea."] });
    await run();
    expect((await spent()).tokens - before, then).toBeGreaterThan(words.length / 3 + 100);
  }
  ai.behave("chat", { echo: true });
  const before = (await spent()).tokens;
  await drawAct(t, pip, "post");
  await run();
  expect((await spent()).tokens - before).toBeGreaterThan(200);
});

test("says that nothing is served when the service has no such model, and not that it refused", async () => {
  const pip = await stillBot(t);
  for (const behaviour of [{ status: 404, message: "The model does not exist" }, { status: 402 }]) {
    ai.behave("chat", behaviour);
    await drawAct(t, pip, "post");
    await run();
  }
  expect((await actsOf(t, pip)).map(({ reason }) => reason).toSorted()).toEqual(["failed", "not_configured"]);
  ai.reset();
});

test("drops every act when there is no model", async () => {
  const pip = await stillBot(t);
  for (const kind of ["like", "comment", "post"] as const) await drawAct(t, pip, kind);
  const ctx = systemCtx(t.deps);
  await runBots({ ...ctx, providers: { ...ctx.providers, ai: null } });
  expect((await actsOf(t, pip)).map(({ reason }) => reason)).toEqual(Array(3).fill("not_configured"));
});
