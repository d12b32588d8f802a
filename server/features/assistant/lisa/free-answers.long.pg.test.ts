import { beforeEach, expect, test } from "vitest";
import { lisaDailyLimit, lisaId } from "#shared/assistant/lisa.ts";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import { freeAnswersOf, useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const [grave, milder] = ["I want to kill myself tonight", "I feel so alone and hopeless"];
const help = expect.stringContaining("https://findahelpline.com") as string;
const helpStands = expect.stringContaining("the lines above") as string;
const answer = "Take a slow breath.";
let ada: TestMember;

beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 259);
  ai.reset();
});

async function say(content: string): Promise<void> {
  expect((await ada.post("/api/messages", { receiverId: lisaId, content })).status).toBe(201);
  await runJobs(t);
}

async function heard(who = ada): Promise<string[]> {
  const thread = await (await who.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  return thread.filter(({ senderId }) => senderId === lisaId).map(({ content }) => content).toReversed();
}

async function post(content: string, who = ada): Promise<string> {
  return (await (await who.post("/api/posts", { content })).json() as { id: string }).id;
}

async function saidBeneath(postId: string): Promise<string[]> {
  const comments = await (await ada.get(`/api/posts/${postId}/comments`)).json() as Comment[];
  return comments.flatMap((comment) => [comment, ...comment.replies ?? []])
    .filter(({ author }) => author?.id === lisaId).map(({ content }) => content);
}

async function freeUntil(place = ""): Promise<string | null> {
  return (await (await ada.get(`/api/ai/free-answers${place}`)).json() as { until: string | null }).until;
}

/** The rows about Lisa in the member's XP history. */
async function historyOf(): Promise<string[]> {
  const rows = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as XpTransaction[];
  return rows.map(({ reasonCode }) => reasonCode).filter((code) => /^(lisa_|refund)/.test(code));
}

const xp = async () => (await xpOf(t, ada.id)).xp;
const systemOf = () => ai.asked.at(-1)?.body.messages?.[0]?.content;

test("answers words of crisis free after the lines, told of the danger, and shows no price for three hours", async () => {
  expect(await freeUntil()).toBeNull();
  await say(grave);
  expect(await heard()).toEqual([help, answer]);
  expect(systemOf()).toContain("may be in danger");
  expect(await freeUntil()).toBe(new Date(t.clock.now().getTime() + 180 * 60_000).toISOString());
  await say("Please just talk to me");
  expect(await heard()).toEqual([help, answer, answer]);
  expect(systemOf()).toContain("may be in danger");
  expect([await xp(), await historyOf(), await ledgerFaults(t)]).toEqual([259, [], []]);
  expect(await freeAnswersOf(t, ada.id)).toEqual({ lately: 2, inDay: 2 });
  t.clock.advance(181 * 60_000);
  expect(await freeUntil()).toBeNull();
  await say("What helps against a headache?");
  expect([(await heard()).at(-1), await xp(), await historyOf()]).toEqual([answer, 249, ["lisa_chat"]]);
  expect(systemOf()).not.toContain("may be in danger");
});

test("answers by the cheapest model, whichever the member chose", async () => {
  await t.sql`update members set lisa_model = 'gpt-4o' where id = ${ada.id}`;
  await say(grave);
  expect([ai.asked.at(-1)?.body.model, await xp()]).toEqual(["GPT-4o Mini", 259]);
});

test("points at the lines, and to no price, once six were free after grave words", async () => {
  for (const words of [grave, "Hm", "Hm", "Hm", "Hm", "Hm"]) await say(words);
  expect(await heard()).toEqual([help, ...Array.from({ length: 6 }, () => answer)]);
  await say("Are you there?");
  expect((await heard()).at(-1)).toEqual(helpStands);
  expect([ai.asked.length, await xp(), await freeUntil()]).toEqual([6, 259, expect.any(String)]);
});

test("charges again once free answers are used up after milder words", async () => {
  await say(milder);
  expect([await heard(), await xp()]).toEqual([[help, answer], 259]);
  await useUpFreeAnswers(t, ada.id);
  expect(await freeUntil()).toBeNull();
  await say("And now?");
  expect([(await heard()).at(-1), await xp()]).toEqual([answer, 249]);
  // A paid answer stands where it was asked.
  const tea = await post("Tea", await member(t));
  await ada.post(`/api/posts/${tea}/comments`, { content: "@lisa what helps?" });
  await runJobs(t);
  expect([await saidBeneath(tea), await historyOf()]).toEqual([[answer], ["lisa_chat", "lisa_chat"]]);
});

test("gives free answers within her answers of a day", async () => {
  await t.sql`
    insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
    select gen_random_uuid(), 'message', ${ada.id}, gen_random_uuid(), 'answered', ${t.clock.now()}
    from generate_series(1, ${lisaDailyLimit})`;
  await say(grave);
  expect([await heard(), ai.asked, await freeAnswersOf(t, ada.id)]).toEqual([[help], [], null]);
});

test("keeps an answer below level top to herself, counts it not, and leaves the lines", async () => {
  await t.sql`update members set moderation_level = 'high' where id = ${ada.id}`;
  ai.says("Your life is full of shit.");
  await say(grave);
  expect(await heard()).toEqual([help]);
  await say("Please just talk to me");
  expect(await heard()).toEqual([help, helpStands]);
  expect([await xp(), await freeAnswersOf(t, ada.id)]).toEqual([259, { lately: 0, inDay: 0 }]);
});

test("answers free beneath the member's own post of a crisis, and says on that post alone that it has no price", async () => {
  const [own, other] = [await post(`@lisa ${grave}`), await post("Tea")];
  await runJobs(t);
  expect(await saidBeneath(own)).toEqual([help, answer]);
  expect([await freeUntil(`?post=${own}`), await freeUntil(`?post=${other}`)]).toEqual([
    expect.any(String),
    null,
  ]);
  await ada.post(`/api/posts/${own}/comments`, { content: "@lisa please talk to me" });
  await runJobs(t);
  expect(await saidBeneath(own)).toEqual([help, answer, answer]);
  expect(await historyOf()).toEqual([]);
});

test("answers in private, and tells nobody else, who writes of a crisis beneath another's post or elsewhere", async () => {
  const bob = await member(t);
  const [of, own] = [await post("A walk before dinner", bob), await post("Tea")];
  await ada.post(`/api/posts/${of}/comments`, { content: `@lisa ${grave}` });
  await runJobs(t);
  expect([await saidBeneath(of), await heard()]).toEqual([[], [help, answer]]);
  // The crisis is in private: nobody learns of it beneath a post that says nothing of it.
  await ada.post(`/api/posts/${own}/comments`, { content: "@lisa what helps?" });
  await runJobs(t);
  expect([await saidBeneath(own), await heard()]).toEqual([[], [help, answer, answer]]);
  expect(await historyOf()).toEqual([]);
});
