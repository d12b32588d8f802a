import { expect, test } from "vitest";
import { retention } from "#shared/retention.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import {
  aCase,
  answered,
  appealOf,
  caseOfAppeal,
  decided,
  mailedDecisionToken,
  toldDecision,
} from "../../../testing/cases/a-case.ts";
import { runJob, runJobs } from "../../../testing/jobs/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";

const t = await createTestApp();
const [mo, ana] = [await member(t, { isModerator: true }), await member(t, { isModerator: true })];
const dayMs = 24 * 60 * 60_000;

const read = async (who: TestMember, id: string) =>
  (await (await who.get(`/api/decisions/${id}`)).json()) as {
    isHeld: boolean;
    appeal: { state: string; answer: string | null };
  };
const noticesOf = async (who: TestMember) =>
  (await (await who.get("/api/notifications")).json() as { message: string }[]).map(({ message }) => message);

async function aRemoval(content = "They are all the same") {
  const [ada, bob] = [await member(t), await member(t)];
  const { id: postId } = await post(t, { authorId: ada.id, content });
  const about = { kind: "post", subjectId: postId, memberId: ada.id, reporters: [bob] } as const;
  return { ada, bob, postId, about, id: await toldDecision(t, about, { decision: "remove" }) };
}

test("brings a removed post back, tells its author by mail too, and who reported it", async () => {
  const { ada, bob, postId, id } = await aRemoval();
  const caseId = await appealOf(t, ada, id);
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    subject: { kind: "appeal" },
    sources: ["appeal"],
    excerpt: "Please look again.",
    texts: [{ words: "They are all the same", isSubject: true }],
    current: { isRemoved: true },
    appeal: "waiting",
    appealed: {
      words: "Please look again.",
      about: "post",
      decision: { id, decision: "remove", appeal: { outcome: "waiting", caseId } },
      restores: { posts: 1, kept: 0 },
      answer: null,
    },
  });
  expect(await (await answered(mo, caseId, true)).json()).toMatchObject({
    appeal: "granted",
    current: { isRemoved: false },
    appealed: { restores: { posts: 1 }, answer: { grants: true, by: { id: mo.id } } },
  });
  await runJobs(t);
  expect((await ada.get(`/api/posts/${postId}`)).status).toBe(200);
  expect(await read(ada, id)).toMatchObject({
    isHeld: false,
    appeal: { state: "granted", answer: "It quotes a book." },
  });
  expect((await noticesOf(ada))[0]).toBe(
    "Your appeal was granted: the decision about your post “They are all the same” is taken back. 1 post is back. The reason: It quotes a book.",
  );
  expect((await noticesOf(bob))[0]).toMatch(/^Moderators looked again at the post that you reported/);
  expect(t.mailbox.list(ada.email)[0]?.subject).toBe("Your appeal on Glimmer was granted");
  expect(await t.sql`select upheld, dismissed from reporter_records where member_id = ${bob.id}`)
    .toEqual([{ upheld: 0, dismissed: 1 }]);
  expect(await t.sql`select details from audit_log where action = 'answer_appeal' and subject_id = ${id}`)
    .toMatchObject([{ details: { answer: "granted", restoredPosts: 1 } }]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("leaves what was refused, with the reasons, and is appealed once", async () => {
  const { ada, postId, id } = await aRemoval();
  const caseId = await appealOf(t, ada, id);
  const again = (words: string) => ada.post(`/api/decisions/${id}/appeal`, { words });
  // A retry without a key does it once.
  expect((await again("Please look again.")).status).toBe(201);
  expect((await again("Once more")).status).toBe(409);
  expect((await answered(mo, caseId, false)).status).toBe(200);
  expect((await answered(ana, caseId, true)).status).toBe(409);
  await runJobs(t);
  expect((await ada.get(`/api/posts/${postId}`)).status).toBe(404);
  expect(await read(ada, id)).toMatchObject({ isHeld: true, appeal: { state: "refused" } });
  expect((await noticesOf(ada))[0]).toMatch(/ stands\. The reason: It insults a group\.$/);
  expect((await again("Please look again.")).status).toBe(409);
});

test("reopens an account that appeals by the mailed link, with what was posted and its promotions", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 5_000);
  const { id: postId } = await post(t, { authorId: ada.id });
  await ada.post(`/api/posts/${postId}/promote`, { durationHours: 2 });
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const id = await toldDecision(t, about, { decision: "suspend", removesContent: true });
  const token = mailedDecisionToken(t, ada.email, id);
  const path = `/api/decisions/${id}/appeal-by-link`;
  expect((await t.post(path, { token: `${token}x`, words: "Hello" })).status).toBe(404);
  const other = await toldDecision(t, { ...about, subjectId: mo.id, memberId: mo.id }, { decision: "warn" })
    .catch(() => "");
  expect((await t.post(`/api/decisions/${other || postId}/appeal-by-link`, { token, words: "Hello" })).status)
    .toBe(404);
  // Months later: the hours that were left are given back.
  t.clock.advance(100 * dayMs);
  const made = await t.post(path, { token, words: "I am no robot." });
  expect([made.status, await made.json()]).toMatchObject([201, { appeal: { state: "waiting" } }]);
  const caseId = await caseOfAppeal(t, id);
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    appealed: { restores: { measures: 1, posts: 1, promotions: 1 } },
  });
  expect(await (await answered(mo, caseId, true)).json()).toMatchObject({
    appealed: { restores: { measures: 1, posts: 1, promotions: 1 } },
  });
  await runJobs(t);
  expect((await t.post("/api/auth/login", { email: ada.email, password: ada.password })).status).toBe(200);
  expect((await mo.get(`/api/posts/${postId}`)).status).toBe(200);
  expect(
    await t
      .sql`select ends_at > ${t.clock.now()} as lasts from promotions where member_id = ${ada.id} and ended_at is null`,
  )
    .toEqual([{ lasts: true }]);
  expect(t.mailbox.list(ada.email)[0]?.text).toContain(
    "Your account is no longer suspended: you can sign in. 1 post is back. 1 promotion goes on",
  );
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("brings back more than a decision hides at once, by a job", async () => {
  const ada = await member(t);
  await t.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), ${ada.id}, 'Spam', 'top', ${t.clock.now()} from generate_series(1, 150)`;
  await t.sql`update members set posts_count = 150 where id = ${ada.id}`;
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const id = await toldDecision(t, about, { decision: "suspend", removesContent: true });
  await runJobs(t);
  const token = mailedDecisionToken(t, ada.email, id);
  await t.post(`/api/decisions/${id}/appeal-by-link`, { token, words: "Sorry" });
  expect((await answered(mo, await caseOfAppeal(t, id), true)).status).toBe(200);
  await runJobs(t);
  expect(await t.sql`select from posts where author_id = ${ada.id} and removed_at is not null`).toHaveLength(
    0,
  );
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("ends a limit and gives its hours back also when it is over", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 5_000);
  const { id: postId } = await post(t, { authorId: ada.id });
  await ada.post(`/api/posts/${postId}/promote`, { durationHours: 2 });
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const first = await toldDecision(t, about, { decision: "limit", days: 30 });
  const second = await toldDecision(t, about, { decision: "limit", days: 7 });
  expect((await answered(mo, await appealOf(t, ada, first), true)).status).toBe(200);
  const until = async () =>
    (await t.sql<{ until: Date | null }[]>`select limited_until as until from members where id = ${ada.id}`)[
      0
    ]?.until ?? null;
  const [later] = await t.sql<{ decided_at: Date }[]>`select decided_at from decisions where id = ${second}`;
  // The shorter limit stands.
  expect((await until())?.getTime()).toBe((later?.decided_at.getTime() ?? 0) + 7 * dayMs);
  const running = () => t.sql`select from promotions where member_id = ${ada.id} and ended_at is null`;
  expect(await running()).toHaveLength(0);
  t.clock.advance(8 * dayMs);
  await runJob(t, "end_measures");
  expect(await until()).toBeNull();
  expect((await answered(mo, await appealOf(t, ada, second), true)).status).toBe(200);
  expect(await running()).toHaveLength(1);
});

test("lets a later decision about the same stand, and gives back all that both took", async () => {
  const { ada, about, postId, id: covered } = await aRemoval().then(async (made) => ({
    ...made,
    id: await (async () => {
      await answered(mo, await appealOf(t, made.ada, made.id), true);
      return await toldDecision(t, made.about, { decision: "cover" });
    })(),
  }));
  t.clock.advance(1_000);
  const again = await toldDecision(t, about, { decision: "cover" });
  const isCovered = async () =>
    (await t.sql`select from posts where id = ${postId} and covered_at is not null`).length === 1;
  expect(await (await answered(mo, await appealOf(t, ada, covered), true)).json()).toMatchObject({
    appealed: { restores: { covers: 0, kept: 1 } },
  });
  expect(await isCovered()).toBe(true);
  expect((await answered(mo, await appealOf(t, ada, again), true)).status).toBe(200);
  expect(await isCovered()).toBe(false);
});

test("keeps a post removed that a later suspension would have removed, until that is taken back too", async () => {
  const { ada, postId, id } = await aRemoval();
  t.clock.advance(1_000);
  const { id: otherId } = await post(t, { authorId: ada.id });
  t.clock.advance(1_000);
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const suspension = await toldDecision(t, about, { decision: "suspend", removesContent: true });
  const appeals: string[] = [];
  for (const one of [id, suspension]) {
    const token = mailedDecisionToken(t, ada.email, one);
    await t.post(`/api/decisions/${one}/appeal-by-link`, { token, words: "No" });
    appeals.push(await caseOfAppeal(t, one));
  }
  await answered(mo, appeals[0] ?? "", true);
  expect((await mo.get(`/api/posts/${postId}`)).status).toBe(404);
  await answered(mo, appeals[1] ?? "", true);
  for (const one of [postId, otherId]) expect((await mo.get(`/api/posts/${one}`)).status).toBe(200);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("is answered by somebody else than who decided, where there is somebody", async () => {
  const ada = await member(t);
  const caseId = await aCase(t, { kind: "member", subjectId: ada.id, memberId: ada.id });
  await decided(mo, caseId, { decision: "warn" });
  await t.sql`update decisions set notice_at = decided_at where case_id = ${caseId}`;
  await runJob(t, "notice_decisions");
  const [row] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`;
  const appealed = await appealOf(t, ada, row?.id ?? "");
  expect((await mo.post(`/api/moderation/cases/${appealed}/claim`)).status).toBe(403);
  expect(await (await mo.get(`/api/moderation/cases/${appealed}`)).json()).toMatchObject({
    canDecide: false,
  });
  expect(
    (await mo.post(`/api/moderation/cases/${appealed}/decide`, {
      decision: "warn",
      rule: "spam",
      reason: "No",
    })).status,
  ).toBe(400);
  expect((await answered(ana, appealed, true)).status).toBe(200);
});

test("can be made until six months after it was told, and what was removed waits for it", async () => {
  const { ada, postId, id } = await aRemoval();
  const late = await aRemoval();
  const stands = async (one: string) => (await t.sql`select from posts where id = ${one}`).length === 1;
  t.clock.advance(retention.appealable.days * dayMs - 1_000);
  const caseId = await appealOf(t, ada, id);
  t.clock.advance(1_000);
  expect((await late.ada.post(`/api/decisions/${late.id}/appeal`, { words: "Late" })).status).toBe(409);
  t.clock.advance(2 * dayMs);
  await runJob(t, "hourly_cleanup");
  expect([await stands(postId), await stands(late.postId)]).toEqual([true, false]);
  expect((await answered(mo, caseId, false)).status).toBe(200);
  await runJob(t, "hourly_cleanup");
  expect(await stands(postId)).toBe(false);
  t.clock.advance((retention.appeals.days - 1) * dayMs);
  await runJob(t, "hourly_cleanup");
  expect(await read(ada, id)).toMatchObject({ appeal: { words: "Please look again.", state: "refused" } });
  t.clock.advance(2 * dayMs);
  await runJob(t, "hourly_cleanup");
  expect(await read(ada, id)).toMatchObject({ appeal: { words: null, answer: null, state: "refused" } });
});

test("lapses with a deleted account, and its words go", async () => {
  const { ada, id } = await aRemoval();
  const caseId = await appealOf(t, ada, id);
  await ada.call("DELETE", "/api/account", { password: ada.password });
  t.clock.advance(31 * dayMs);
  await runJobs(t);
  await runJob(t, "remove_left_accounts");
  await runJobs(t);
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    appeal: "lapsed",
    excerpt: "",
    appealed: { words: null, answer: null },
  });
  expect((await answered(mo, caseId, true)).status).toBe(409);
});
