import { randomUUID } from "node:crypto";
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
} from "../../../testing/scenes/a-case.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";
import { selectKeptForAppeals } from "../effects/effect-queries.ts";

const t = await createTestApp();
let mo = await member(t, { isModerator: true });
const dayMs = 24 * 60 * 60_000;

const read = async (who: TestMember, id: string) =>
  (await (await who.get(`/api/decisions/${id}`)).json()) as {
    isHeld: boolean;
    appeal: { state: string; answer: string | null };
  };
const noticesOf = async (who: TestMember) =>
  (await (await who.get("/api/notifications")).json() as { message: string }[]).map(({ message }) => message);

/** A post that a member reported and a moderator removed. */
async function aRemoval(content = "They are all the same") {
  const [ada, bob] = [await member(t), await member(t)];
  const { id: postId } = await post(t, { authorId: ada.id, content });
  await bob.post(`/api/posts/${postId}/report`, { reason: "hate" });
  const [open] = await t.sql<{ id: string }[]>`select id from cases where subject_id = ${postId}`;
  return { ada, bob, postId, id: await decisionOn(open?.id ?? "", { decision: "remove" }) };
}

/** Decides a case as somebody, and tells whom it concerns. */
async function decisionOn(
  caseId: string,
  decision: Parameters<typeof decided>[2],
  by?: TestMember,
): Promise<string> {
  expect((await decided(by ?? await member(t, { isModerator: true }), caseId, decision)).status).toBe(200);
  // The rest is hidden before members are told.
  await runJobs(t);
  await t.sql`update decisions set notice_at = decided_at where case_id = ${caseId}`;
  await runJob(t, "notice_decisions");
  const [found] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`;
  t.clock.advance(1_000);
  return found?.id ?? "";
}

/** A decision about a member or a post of theirs. */
async function decisionAbout(
  who: TestMember,
  decision: Parameters<typeof decided>[2],
  postId?: string,
): Promise<string> {
  const subject = postId
    ? { kind: "post", subjectId: postId } as const
    : { kind: "member", subjectId: who.id } as const;
  return await decisionOn(await aCase(t, { ...subject, memberId: who.id }), decision);
}

/** Time passes: sessions end, and both sign in again. */
async function later(days: number, who: TestMember): Promise<TestMember> {
  t.clock.advance(days * dayMs);
  mo = { ...mo, ...await signIn(t, mo.id) };
  return { ...who, ...await signIn(t, who.id) };
}

/** Appeals by the mailed link. */
async function appealedByLink(who: TestMember, id: string): Promise<string> {
  const token = mailedDecisionToken(t, who.email, id);
  expect((await t.post(`/api/decisions/${id}/appeal-by-link`, { token, words: "No" })).status).toBe(201);
  return await caseOfAppeal(t, id);
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
  expect((await answered(await member(t, { isModerator: true }), caseId, true)).status).toBe(409);
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
  const { id: foreign } = await aRemoval();
  const id = await decisionAbout(ada, { decision: "suspend", removesContent: true });
  const token = mailedDecisionToken(t, ada.email, id);
  const path = `/api/decisions/${id}/appeal-by-link`;
  // Months later: the hours that were left are given back.
  await later(100, ada);
  expect((await t.post(path, { token: `${token}x`, words: "Hello" })).status).toBe(404);
  expect((await t.post(`/api/decisions/${foreign}/appeal-by-link`, { token, words: "Hello" })).status).toBe(
    404,
  );
  expect((await t.post(path, { token, words: "I am no robot." })).status).toBe(201);
  const caseId = await caseOfAppeal(t, id);
  const restores = { measures: 1, posts: 1, promotions: 1 };
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    appealed: { restores },
  });
  expect(await (await answered(mo, caseId, true)).json()).toMatchObject({ appealed: { restores } });
  await runJobs(t);
  expect((await t.post("/api/auth/login", { email: ada.email, password: ada.password })).status).toBe(200);
  expect((await mo.get(`/api/posts/${postId}`)).status).toBe(200);
  expect(
    await t.sql`
    select ends_at > ${t.clock.now()} as lasts from promotions where member_id = ${ada.id} and ended_at is null`,
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
  const id = await decisionAbout(ada, { decision: "suspend", removesContent: true });
  await runJobs(t);
  expect((await answered(mo, await appealedByLink(ada, id), true)).status).toBe(200);
  await runJobs(t);
  expect(await t.sql`select from posts where author_id = ${ada.id} and removed_at is not null`).toHaveLength(
    0,
  );
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("ends a limit, and gives its hours back also when it is over; a shorter one since stands", async () => {
  let ada = await member(t);
  await giveXp(t, ada.id, 5_000);
  const { id: postId } = await post(t, { authorId: ada.id });
  await ada.post(`/api/posts/${postId}/promote`, { durationHours: 2 });
  const first = await decisionAbout(ada, { decision: "limit", days: 30 });
  const second = await decisionAbout(ada, { decision: "limit", days: 7 });
  expect((await answered(mo, await appealOf(t, ada, first), true)).status).toBe(200);
  const until = async () => {
    const [row] = await t.sql<{ until: Date | null }[]>`
      select limited_until as until from members where id = ${ada.id}`;
    return row?.until?.getTime() ?? null;
  };
  const [since] = await t.sql<{ decided_at: Date }[]>`select decided_at from decisions where id = ${second}`;
  expect(await until()).toBe((since?.decided_at.getTime() ?? 0) + 7 * dayMs);
  const running = () => t.sql`select from promotions where member_id = ${ada.id} and ended_at is null`;
  expect(await running()).toHaveLength(0);
  ada = await later(8, ada);
  await runJob(t, "end_measures");
  expect(await until()).toBeNull();
  expect((await answered(mo, await appealOf(t, ada, second), true)).status).toBe(200);
  expect(await running()).toHaveLength(1);
});

test("lets a later decision about the same stand, and gives back all that both took", async () => {
  const ada = await member(t);
  const { id: postId } = await post(t, { authorId: ada.id });
  const judged = async () =>
    (await t
      .sql`select covered_at is not null as covered, moderation_level as level from posts where id = ${postId}`)[
        0
      ];
  const before = await judged();
  const made: string[] = [];
  for (const decision of [{ decision: "cover" }, { decision: "level", level: "high" }] as const) {
    made.push(await decisionAbout(ada, decision, postId));
  }
  const again: string[] = [];
  for (const decision of [{ decision: "cover" }, { decision: "level", level: "low" }] as const) {
    again.push(await decisionAbout(ada, decision, postId));
  }
  const restores = { kept: 1, covers: 0, levels: 0 };
  for (const id of made) {
    const caseId = await appealOf(t, ada, id);
    expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
      appealed: { restores: { kept: 1 } },
    });
    expect(await (await answered(mo, caseId, true)).json()).toMatchObject({ appealed: { restores } });
  }
  expect(await judged()).toEqual({ covered: true, level: "low" });
  for (const id of again) expect((await answered(mo, await appealOf(t, ada, id), true)).status).toBe(200);
  expect(await judged()).toEqual(before);
});

test("keeps removed what a later suspension would have removed, until that is taken back too", async () => {
  const { ada, postId, id } = await aRemoval();
  const { id: otherId } = await post(t, { authorId: ada.id });
  const first = await decisionAbout(ada, { decision: "suspend", days: 7, removesContent: true });
  const second = await decisionAbout(ada, { decision: "suspend", removesContent: true });
  for (const one of [id, first]) {
    expect((await answered(mo, await appealedByLink(ada, one), true)).status).toBe(200);
    for (const hidden of [postId, otherId]) expect((await mo.get(`/api/posts/${hidden}`)).status).toBe(404);
  }
  expect((await answered(mo, await appealedByLink(ada, second), true)).status).toBe(200);
  for (const back of [postId, otherId]) expect((await mo.get(`/api/posts/${back}`)).status).toBe(200);
  expect(await t.sql`select suspended_at from members where id = ${ada.id}`).toEqual([{
    suspended_at: null,
  }]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("is granted only once a fresh decision about the same can no longer be taken back", async () => {
  const { ada, id } = await aRemoval();
  const caseId = await appealOf(t, ada, id);
  const fresh = await aCase(t, { kind: "member", subjectId: ada.id, memberId: ada.id });
  await decided(await member(t, { isModerator: true }), fresh, { decision: "suspend", removesContent: true });
  const answer = await answered(mo, caseId, true);
  expect([answer.status, await answer.json()]).toMatchObject([409, {
    message: /^Somebody decided about the same/,
  }]);
});

test("is answered by somebody else than who decided, where there is somebody", async () => {
  const ada = await member(t);
  const about = await aCase(t, { kind: "member", subjectId: ada.id, memberId: ada.id });
  const caseId = await appealOf(t, ada, await decisionOn(about, { decision: "warn" }, mo));
  const path = `/api/moderation/cases/${caseId}`;
  expect((await mo.post(`${path}/claim`)).status).toBe(403);
  expect(await (await mo.get(path)).json()).toMatchObject({ canDecide: false });
  const ana = await member(t, { isModerator: true });
  await ana.post(`${path}/claim`);
  // It is answered, not decided.
  expect((await ana.post(`${path}/decide`, { decision: "warn", rule: "spam", reason: "No" })).status).toBe(
    400,
  );
  expect((await answered(ana, caseId, true)).status).toBe(200);
});

test("can be made until six months after it was told, and what was removed waits for its answer", async () => {
  const missed = await aRemoval();
  const made = await aRemoval();
  const stands = async (one: string) => (await t.sql`select from posts where id = ${one}`).length === 1;
  // A second passes after each.
  let ada = await later(retention.appealable.days - 1, made.ada);
  t.clock.advance(dayMs - 1_500);
  const caseId = await appealOf(t, ada, made.id);
  t.clock.advance(1_000);
  const late = { ...missed.ada, ...await signIn(t, missed.ada.id) };
  expect((await late.post(`/api/decisions/${missed.id}/appeal`, { words: "Late" })).status).toBe(409);
  await later(2, ada);
  await runJob(t, "hourly_cleanup");
  expect([await stands(made.postId), await stands(missed.postId)]).toEqual([true, false]);
  expect((await answered(mo, caseId, false)).status).toBe(200);
  await runJob(t, "hourly_cleanup");
  expect(await stands(made.postId)).toBe(false);
  ada = await later(retention.appeals.days - 1, ada);
  await runJob(t, "hourly_cleanup");
  expect(await read(ada, made.id)).toMatchObject({
    appeal: { words: "Please look again.", state: "refused" },
  });
  ada = await later(2, ada);
  await runJob(t, "hourly_cleanup");
  expect(await read(ada, made.id)).toMatchObject({ appeal: { words: null, answer: null, state: "refused" } });
});

test("brings back what was told days after it was removed, and keeps it no longer than that", async () => {
  const late = 5;
  const removedAndToldLate = async (decision: Parameters<typeof decided>[2]) => {
    const ada = await member(t);
    const { id: postId } = await post(t, { authorId: ada.id });
    const subject = decision.decision === "remove" ? postId : ada.id;
    const kind = decision.decision === "remove" ? "post" : "member";
    const caseId = await aCase(t, { kind, subjectId: subject, memberId: ada.id });
    expect((await decided(await member(t, { isModerator: true }), caseId, decision)).status).toBe(200);
    return { ada, postId, caseId };
  };
  const all = [
    await removedAndToldLate({ decision: "remove" }),
    await removedAndToldLate({ decision: "suspend", removesContent: true }),
    await removedAndToldLate({ decision: "remove" }),
  ] as const;
  await runJobs(t);
  t.clock.advance(late * dayMs);
  await runJob(t, "notice_decisions");
  const stand = async () =>
    await Promise.all(
      all.map(async ({ postId }) => (await t.sql`select from posts where id = ${postId}`).length === 1),
    );
  const idOf = async (caseId: string) =>
    (await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`)[0]?.id ?? "";
  // Longer after it was removed than removed content is kept otherwise.
  const ada = await later(retention.appealable.days - 1, all[0].ada);
  expect(retention.appealable.days - 1 + late).toBeGreaterThan(retention.removedContent.days);
  await runJob(t, "hourly_cleanup");
  expect(await stand()).toEqual([true, true, true]);
  const cases = [
    await appealOf(t, ada, await idOf(all[0].caseId)),
    await appealedByLink(all[1].ada, await idOf(all[1].caseId)),
  ];
  await later(2, ada);
  await runJob(t, "hourly_cleanup");
  expect(await stand()).toEqual([true, true, false]);
  for (const caseId of cases) expect((await answered(mo, caseId, true)).status).toBe(200);
  await runJobs(t);
  for (const { postId } of all.slice(0, 2)) {
    expect((await mo.get(`/api/posts/${postId}`)).status).toBe(200);
  }
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("lapses with a deleted account, and its words go, also those of an answer", async () => {
  const { ada, id } = await aRemoval();
  const other = await aRemoval();
  expect((await answered(mo, await appealOf(t, other.ada, other.id), false)).status).toBe(200);
  const caseId = await appealOf(t, ada, id);
  for (const left of [ada, other.ada]) {
    expect((await left.delete("/api/account", { password: left.password })).status).toBe(200);
  }
  t.clock.advance(31 * dayMs);
  await runJob(t, "remove_left_accounts");
  mo = { ...mo, ...await signIn(t, mo.id) };
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    appeal: "lapsed",
    excerpt: "",
    appealed: { words: null, answer: null },
  });
  expect(await t.sql`select words, answer from appeals where decision_id = ${other.id}`)
    .toEqual([{ words: null, answer: null }]);
  expect((await answered(mo, caseId, true)).status).toBe(409);
});

test("lapses where its member has become the only administrator, who is told", async () => {
  const { ada, id } = await aRemoval();
  const caseId = await appealOf(t, ada, id);
  await t.sql`update members set is_admin = id = ${ada.id} where is_admin or id = ${ada.id}`;
  await runJobs(t);
  await runJob(t, "notice_decisions");
  await runJobs(t);
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({ appeal: "lapsed" });
  expect((await noticesOf(ada))[0]).toMatch(/^Nobody else can answer your appeal here/);
  await t.sql`update members set is_admin = false where id = ${ada.id}`;
});

test("brings a message and one member's part of a wave back, and nothing of the others'", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await t.sql`select follow_member(${ada.id}, ${ben.id}, ${t.clock.now()})`;
  const sent = await ada.post("/api/messages", { receiverId: ben.id, content: "Buy pills" });
  const { id: messageId } = await sent.json() as { id: string };
  const removed = await decisionOn(
    await aCase(t, { kind: "message", subjectId: messageId, memberId: ada.id }),
    { decision: "remove" },
  );
  expect((await answered(mo, await appealOf(t, ada, removed), true)).status).toBe(200);
  expect(await t.sql`select content from messages where id = ${messageId} and unsent_at is null`)
    .toEqual([{ content: "Buy pills" }]);
  const wave = await aCase(t, { kind: "wave", subjectId: randomUUID(), memberId: null });
  const posts = new Map<string, TestMember>();
  for (const who of [ada, ben]) {
    const { id } = await post(t, { authorId: who.id, content: "calm.example" });
    posts.set(id, who);
    await t.sql`insert into wave_contents values (${wave}, 'post', ${id}, ${who.id})`;
  }
  const id = await decisionOn(wave, { decision: "remove" });
  const caseId = await appealOf(t, ada, id);
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    texts: [{ words: "calm.example" }],
    appealed: { about: "wave", restores: { posts: 1 } },
  });
  expect((await answered(mo, caseId, true)).status).toBe(200);
  for (const [postId, who] of posts) {
    expect((await mo.get(`/api/posts/${postId}`)).status).toBe(who === ada ? 200 : 404);
  }
  // Told late, the other's part is kept for their appeal.
  await t.sql`update decisions set noticed_at = decided_at + interval '2 days' where id = ${id}`;
  const kept = await selectKeptForAppeals(t.sql, new Date(0));
  for (const [postId, who] of posts) expect(kept.includes(postId)).toBe(who === ben);
  // The other has theirs.
  expect((await ben.post(`/api/decisions/${id}/appeal`, { words: "Me too" })).status).toBe(201);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("is made once and answered once, however many try at once", async () => {
  const { ada, postId, id } = await aRemoval();
  const made = await Promise.all(
    ["One", "Two", "Three"].map((words) => ada.post(`/api/decisions/${id}/appeal`, { words })),
  );
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const path = `/api/moderation/cases/${await caseOfAppeal(t, id)}`;
  await mo.post(`${path}/claim`);
  const answers = await Promise.all(
    [true, false, true, false].map((grants) => mo.post(`${path}/answer`, { grants, reason: "Why" })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const isGranted = answers.findIndex(({ status }) => status === 200) % 2 === 0;
  expect((await ada.get(`/api/posts/${postId}`)).status).toBe(isGranted ? 200 : 404);
  expect(await t.sql`select from audit_log where action = 'answer_appeal' and subject_id = ${id}`)
    .toHaveLength(1);
});
