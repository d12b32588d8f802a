import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
/** Whose they were; no provider hears it. */
const turns: string[] = [];
const published: ServerEvent[] = [];
const bus = createProcessBus();
const t = await createTestApp({
  providers: {
    ai: {
      ...ai,
      chat(request, signal) {
        turns.push(request.member);
        return ai.chat(request, signal);
      },
    },
  },
  deps: {
    bus: {
      ...bus,
      publish(event) {
        published.push(event);
        bus.publish(event);
      },
    },
  },
});
const text = "Take a slow breath.";
let ada: TestMember;
let bob: TestMember;

beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  for (const { id } of [ada, bob]) await giveXp(t, id, 100);
  ai.reset();
  turns.length = 0;
});

async function publish(who: TestMember, content: string): Promise<string> {
  const { id } = await (await who.post("/api/posts", { content })).json() as { id: string };
  return id;
}

async function comment(who: TestMember, postId: string, content: string, parentId?: string): Promise<string> {
  const response = await who.post(`/api/posts/${postId}/comments`, {
    content,
    ...(parentId && { parentId }),
  });
  return ((await response.json()) as Comment).id;
}

async function threadsOf(postId: string): Promise<Comment[]> {
  return await (await ada.get(`/api/posts/${postId}/comments`)).json() as Comment[];
}

async function say(who: TestMember, content: string): Promise<string> {
  const response = await who.post("/api/messages", { receiverId: lisaId, content });
  expect(response.status).toBe(201);
  return ((await response.json()) as DirectMessage).id;
}

/** Lisa's messages to a member, oldest first. */
async function heard(who: TestMember): Promise<string[]> {
  const thread = await (await who.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  return thread.filter(({ senderId }) => senderId === lisaId).map(({ content }) => content).toReversed();
}

async function notifications(who: TestMember): Promise<Notification[]> {
  return await (await who.get("/api/notifications?limit=50")).json() as Notification[];
}

test("comments on a post that mentions Lisa, notifies the asker and charges 10 XP", async () => {
  const postId = await publish(ada, "@Lisa what helps before an exam?");
  const { xp } = await xpOf(t, ada.id);
  await runJobs(t);
  expect(await threadsOf(postId)).toMatchObject([{
    content: text,
    author: { username: "Lisa" },
    parentId: null,
  }]);
  expect((await xpOf(t, ada.id)).xp).toBe(xp - 10);
  expect(await notifications(ada)).toMatchObject([{ type: "lisa", postId, post: { content: text } }]);
  expect(ai.asked.map(({ body }) => body.model)).toEqual(["GPT-4o Mini"]);
  expect(turns).toEqual([ada.id]);
});

test("answers below a post whoever may comment there and asked her, and nobody else", async () => {
  const postId = await publish(ada, "Only my own people");
  await ada.put(`/api/posts/${postId}/audience`, { commentsFrom: "followers" });
  await bob.post(`/api/users/${ada.id}/follow`);
  await comment(bob, postId, "Does it help, @lisa?");
  await runJobs(t);
  expect((await threadsOf(postId))[0]?.replies).toMatchObject([{ author: { username: "Lisa" } }]);
  await comment(bob, postId, "And in the rain, @lisa?");
  await ada.put(`/api/posts/${postId}/audience`, { commentsFrom: "nobody" });
  const { xp } = await xpOf(t, bob.id);
  await runJobs(t);
  expect((await threadsOf(postId))[1]?.replies).toEqual([]);
  expect((await xpOf(t, bob.id)).xp).toBe(xp);
});

test("replies to a comment that mentions Lisa, and beside a reply, and notifies the post's author of a comment", async () => {
  const postId = await publish(ada, "A walk before work");
  const first = await comment(bob, postId, "Does it help, @lisa?");
  await runJobs(t);
  const second = await comment(bob, postId, "And in the rain, @lisa?", first);
  await runJobs(t);
  const [thread] = await threadsOf(postId);
  expect(thread?.replies.map(({ author, content }) => [author?.username, content])).toEqual([
    ["Lisa", text],
    [bob.username, "And in the rain, @lisa?"],
    ["Lisa", text],
  ]);
  expect(second).not.toBe(first);
  expect((await notifications(bob)).map(({ type }) => type)).toEqual(["lisa", "lisa"]);
  expect((await notifications(ada)).map(({ type }) => type)).toEqual([
    "comment",
    "comment",
    "comment",
    "comment",
  ]);
  // Replying to one's own comment pays nothing.
  expect((await xpOf(t, bob.id)).xp).toBe(100 + 2 - 2 * 10);
});

test("reads a message to Lisa and answers in the thread, showing typing first", async () => {
  const asked = await say(ada, "How do I sleep better?");
  published.length = 0;
  await runJobs(t);
  expect(await heard(ada)).toEqual([text]);
  const thread = await (await ada.get(`/api/conversations/${lisaId}`)).json() as DirectMessage[];
  expect(thread.find(({ id }) => id === asked)).toMatchObject({ status: "read" });
  expect((await xpOf(t, ada.id)).xp).toBe(90);
  const events = published.filter(({ type }) => type === "typing" || type === "message");
  expect(events.filter((event) => "memberId" in event && event.memberId === ada.id)).toMatchObject([
    { type: "typing", senderId: lisaId, isTyping: true },
    { type: "message", message: { content: text, senderId: lisaId }, alerts: true },
    { type: "typing", senderId: lisaId, isTyping: false },
  ]);
});

test("answers and charges nothing more when the job runs again", async () => {
  const postId = await publish(ada, "@lisa once?");
  await runJobs(t);
  const { xp } = await xpOf(t, ada.id);
  await t.sql`
    select graphile_worker.add_job('answer_as_lisa', json_build_object('kind', 'post', 'id', ${postId}::text))`;
  await runJobs(t);
  expect(await threadsOf(postId)).toHaveLength(1);
  expect(ai.asked).toHaveLength(1);
  expect((await xpOf(t, ada.id)).xp).toBe(xp);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("ignores mentions by bots and by Lisa herself", async () => {
  await t.sql`update members set is_bot = true where id = ${bob.id}`;
  t.deps.actors.forgetMember(bob.id);
  const postId = await publish(ada, "Good morning");
  await comment(bob, postId, "@lisa hello");
  await publish(bob, "@lisa hello");
  await say(bob, "Hello");
  ai.says("@lisa and @everyone, what do you think?");
  const asked = await publish(ada, "@lisa hello");
  await runJobs(t);
  await runJobs(t);
  expect(ai.asked).toHaveLength(1);
  expect(await threadsOf(asked)).toMatchObject([{ content: "lisa and everyone, what do you think?" }]);
});

test("earns no XP", async () => {
  await publish(ada, "@lisa hello");
  await runJobs(t);
  expect(await xpOf(t, lisaId)).toEqual({ xp: 0, lifetime: 0 });
});

test.each([
  ["at a sentence", "Take a slow breath. Then another one, and a thi", "Take a slow breath."],
  ["at a word where it has no whole sentence", "Take a slow breath and anoth", "Take a slow breath and…"],
])("ends an answer that the model's limit cut %s", async (_, reply, content) => {
  ai.behave("chat", { reply, finish: "length" });
  await say(ada, "How do I rest?");
  await runJobs(t);
  expect(await heard(ada)).toEqual([content]);
});
