import { expect, test } from "vitest";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import type { LevelReasons } from "#shared/moderation/why-contract.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { decided, undone } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true });
const minute = 60_000;

const path = (kind: string, id: string) => `/api/levels/${kind}/${id}`;
const why = async (who: TestMember, kind: string, id: string) =>
  await (await who.get(path(kind, id))).json() as LevelReasons;
const ask = (who: TestMember, kind: string, id: string) => who.post(`${path(kind, id)}/ask`);
const casesOf = (id: string) =>
  t.sql<{ id: string; kind: string; sources: string[]; texts: number }[]>`
    select id, kind, sources, jsonb_array_length(snapshot -> 'texts')::integer as texts
    from cases
    where subject_id = ${id}
    order by opened_at, id`;
const noticesOf = async (who: TestMember) =>
  (await (await who.get("/api/notifications")).json() as Notification[])
    .filter(({ type }) => type === "moderation")
    .map(({ message, postId }) => [message, postId]);

/** A post of this level with a verdict of the lists. */
async function aPost(moderationLevel: ModerationLevel | null = "low") {
  const ada = await member(t);
  const { id } = await post(t, { authorId: ada.id, content: "This damn rain", moderationLevel });
  if (moderationLevel) await judge("post", id, moderationLevel);
  return { ada, id };
}

async function judge(kind: "post" | "comment" | "message", id: string, level: ModerationLevel, by = "local") {
  const column = t.sql(`${kind}_id`);
  await t.sql`
    insert into element_moderations (${column}, type, level, reason, decided_by, decided_at)
    values (${id}, 'text', ${level}, 'Swearing', ${by}, ${t.clock.now()})
    on conflict (${column}, type) where ${column} is not null do update
    set level = excluded.level, decided_by = excluded.decided_by, decided_at = excluded.decided_at`;
}

/** A message of Ada to Ben, at level low, after three of both. */
async function aMessage() {
  const [ada, ben] = [await member(t), await member(t)];
  await t.sql`select follow_member(${ada.id}, ${ben.id}, ${t.clock.now()})`;
  const say = async (from: TestMember, to: TestMember, content: string) =>
    await (await from.post("/api/messages", { receiverId: to.id, content })).json() as { id: string };
  for (const [from, to] of [[ada, ben], [ben, ada], [ada, ben]] as const) await say(from, to, "Hello");
  const { id } = await say(ada, ben, "Come to the lake");
  await t.sql`update messages set moderation_level = 'low' where id = ${id}`;
  await judge("message", id, "low");
  return { ada, ben, id };
}

async function decideAndTell(caseId: string, decision: Parameters<typeof decided>[2]): Promise<void> {
  expect((await decided(mo, caseId, decision)).status).toBe(200);
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
}

test.each(
  [
    ["local", { by: "list", isPreliminary: false }],
    ["local-fallback", { by: "list", isPreliminary: true }],
    ["openai", { by: "service", isPreliminary: false }],
    ["person", { by: "person", isPreliminary: false }],
  ] as const,
)(
  "tells the author why their post has its level, by whom (%s) and since when, and nobody else",
  async (by, said) => {
    const { ada, id } = await aPost();
    const since = t.clock.now().toISOString();
    await judge("post", id, "low", by);
    expect(await why(ada, "post", id)).toEqual({
      kind: "post",
      id,
      level: "low",
      elements: [{ type: "text", level: "low", reason: "Swearing", since, wasRead: true, ...said }],
      question: by === "person" ? "none" : "possible",
      decisionId: null,
    });
    for (const other of [mo, await member(t)]) {
      expect((await other.get(path("post", id))).status).toBe(404);
      expect((await ask(other, "post", id)).status).toBe(404);
    }
    for (const kind of ["comment", "message"]) expect((await ada.get(path(kind, id))).status).toBe(404);
  },
);

test("opens one case at many taps, answers the author alone, and asks no second time until a verdict changes", async () => {
  const { ada, id } = await aPost();
  const taps = await Promise.all(Array.from({ length: 15 }, () => ask(ada, "post", id)));
  expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([200]));
  const [found, ...others] = await casesOf(id);
  expect([found, others]).toMatchObject([{ kind: "post", sources: ["author"] }, []]);
  const caseId = found?.id ?? "";
  expect((await decided(mo, caseId, { decision: "no_violation", reason: "Between us" })).status).toBe(200);
  // Nobody has told the author yet, and it can be taken back.
  expect((await why(ada, "post", id)).question).toBe("waiting");
  expect((await undone(mo, caseId)).status).toBe(200);
  expect((await why(ada, "post", id)).question).toBe("waiting");
  await decideAndTell(caseId, { decision: "no_violation", reason: "Between us" });
  expect(await noticesOf(ada)).toEqual([[
    "A moderator looked at your post “This damn rain”, as you asked. Its level stays as it is.",
    id,
  ]]);
  expect((await why(ada, "post", id)).question).toBe("answered");
  const again = await ask(ada, "post", id);
  expect([again.status, await again.json()]).toMatchObject([409, {
    message: "A person has looked at this, and nothing has changed since.",
  }]);
  await judge("post", id, "none", "openai");
  expect((await why(ada, "post", id)).question).toBe("possible");
  expect(await (await ask(ada, "post", id)).json()).toMatchObject({ question: "waiting" });
  expect(await casesOf(id)).toHaveLength(2);
});

test("names the decision that made a level stricter once its author was told, and asks no more", async () => {
  const { ada, id } = await aPost("high");
  await ask(ada, "post", id);
  const caseId = (await casesOf(id))[0]?.id ?? "";
  await decideAndTell(caseId, { decision: "level", level: "low", reason: "It swears at somebody" });
  const [decision] = await t.sql`select id from decisions where case_id = ${caseId}`;
  expect(await why(ada, "post", id)).toMatchObject({
    level: "low",
    elements: [{ by: "person", reason: "It swears at somebody" }],
    question: "answered",
    decisionId: decision?.["id"],
  });
});

test("joins the case of a report, and lets the author notice nothing of it", async () => {
  const { ada, id } = await aPost();
  const bob = await member(t);
  await bob.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect((await why(ada, "post", id)).question).toBe("possible");
  await ask(ada, "post", id);
  expect(await casesOf(id)).toMatchObject([{ sources: ["report", "author"] }]);
});

test("keeps the message and the five before it, as a report does, and answers its sender", async () => {
  const { ada, ben, id } = await aMessage();
  expect((await ask(ben, "message", id)).status).toBe(404);
  expect(await (await ask(ada, "message", id)).json()).toMatchObject({
    kind: "message",
    question: "waiting",
  });
  const [found] = await casesOf(id);
  expect(found).toMatchObject({ kind: "message", sources: ["author"], texts: 4 });
  await decideAndTell(found?.id ?? "", { decision: "no_violation" });
  expect(await noticesOf(ada)).toEqual([
    ["A moderator looked at your message, as you asked. Its level stays as it is.", null],
  ]);
  expect(await noticesOf(ben)).toEqual([]);
  await ada.delete(`/api/messages/${id}`);
  expect((await ada.get(path("message", id))).status).toBe(404);
});

test("asks about a comment, and returns 404 once it is deleted", async () => {
  const { ada, id: postId } = await aPost("top");
  const { id } = await (await ada.post(`/api/posts/${postId}/comments`, { content: "Still rain" }))
    .json() as {
      id: string;
    };
  await t.sql`update comments set moderation_level = 'high' where id = ${id}`;
  expect(await (await ask(ada, "comment", id)).json()).toMatchObject({ question: "waiting", level: "high" });
  await ada.delete(`/api/comments/${id}`);
  expect((await ada.get(path("comment", id))).status).toBe(404);
});

test.each(["top", null] as const)("asks nobody about level %s", async (level) => {
  const { ada, id } = await aPost(level);
  expect((await why(ada, "post", id)).question).toBe("none");
  expect((await ask(ada, "post", id)).status).toBe(409);
});

test("asks nobody about what the only administrator wrote, whom nobody else decides about", async () => {
  const root = await member(t, { isAdmin: true });
  const { id } = await post(t, { authorId: root.id, moderationLevel: "low" });
  expect((await why(root, "post", id)).question).toBe("none");
  await member(t, { isAdmin: true });
  expect((await why(root, "post", id)).question).toBe("possible");
});
