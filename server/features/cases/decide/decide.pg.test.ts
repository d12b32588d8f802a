import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Text } from "#shared/language/text.ts";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import { writeText } from "../../../language/write-text.ts";
import { createCtx } from "../../../context.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { forgetAnswers } from "../../../testing/forget-answers.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";
import { describeAfterSuspension } from "../../admin/members/describe-after-suspension.ts";
import { hideContentOf } from "../effects/hide-content-of-member.ts";
import { endLimits } from "../effects/end-measures.ts";
import { sendNotices } from "./send-notices.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true, displayName: "Mo" });
const minute = 60_000;

const auditOf = (subjectId: string) =>
  t.sql`select action, actor_id, target_id, reason, details from audit_log where subject_id = ${subjectId} order by created_at`;
const noticesOf = async (who: TestMember) =>
  (await (await who.get("/api/notifications")).json() as { message: string }[]).map(({ message }) => message);

async function aPost(content = "Buy my pills") {
  const [ada, bob] = [await member(t), await member(t)];
  const { id } = await post(t, { authorId: ada.id, content });
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [bob] });
  return { ada, bob, id, caseId };
}

test("removes a post at once, takes it back, and tells author and reporter once, after ten minutes", async () => {
  const { ada, bob, id, caseId } = await aPost();
  const answer = await decided(mo, caseId, { decision: "remove" });
  expect([answer.status, await answer.json()]).toMatchObject([200, {
    decision: "remove",
    claim: null,
    current: { isRemoved: true },
    decisions: [{ decision: "remove", by: { id: mo.id }, reason: "Advertising", undoneAt: null }],
  }]);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect(await auditOf(id)).toMatchObject([{
    action: "decide_case",
    actor_id: mo.id,
    target_id: ada.id,
    reason: "Advertising",
    details: { case: caseId, decision: "remove", rule: "spam" },
  }]);
  t.clock.advance(minute);
  expect(await (await undone(mo, caseId)).json()).toMatchObject({
    closedAt: null,
    claim: { by: { id: mo.id } },
  });
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
  expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([[], []]);
  expect((await decided(mo, caseId, { decision: "remove", reason: "Adverts" })).status).toBe(200);
  t.clock.advance(undoMinutes * minute);
  expect((await undone(mo, caseId)).status).toBe(409);
  await runJob(t, "notice_decisions");
  await runJob(t, "notice_decisions");
  expect(await noticesOf(ada)).toEqual([
    "A moderator removed your post. The rule: Spam. The reason: Adverts",
  ]);
  expect(await noticesOf(bob)).toEqual([
    "Moderators looked at the post that you reported, and did something about it. Thank you for looking out for others.",
  ]);
  expect(await t.sql`select upheld, dismissed from reporter_records where member_id = ${bob.id}`).toEqual([
    { upheld: 1, dismissed: 0 },
  ]);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual([
    "decide_case",
    "undo_decision",
    "decide_case",
  ]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("gives a post the level that a person found, looser than the classifier's, and restores it", async () => {
  const { ada, bob, id, caseId } = await aPost();
  await t.sql`update posts set moderation_level = 'none' where id = ${id}`;
  await t.sql`
    insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
    values (${id}, 'text', 'none', 'Swearing', 'local', ${t.clock.now()}), (${id}, 'image', 'top', '', 'local', ${t.clock.now()})`;
  const levels = async () => {
    const { moderationLevel, elementModerations } = await (await ada.get(`/api/posts/${id}`)).json() as {
      moderationLevel: string;
      elementModerations: { type: string; level: string; reason: string }[];
    };
    return [moderationLevel, ...elementModerations.map(({ level, reason }) => `${level} ${reason}`)];
  };
  const before = await levels();
  expect((await decided(mo, caseId, { decision: "level" })).status).toBe(400);
  expect((await decided(mo, caseId, { decision: "level", level: "high", reason: "A quotation" })).status)
    .toBe(200);
  expect(await levels()).toEqual(["high", "high A quotation", "top "]);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await levels()).toEqual(before);
  // Who reported it was not right.
  expect((await decided(mo, caseId, { decision: "level", level: "high", reason: "A quotation" })).status)
    .toBe(200);
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
  expect(await noticesOf(ada)).toEqual([
    "A moderator set the level of your post to high. The reason: A quotation",
  ]);
  expect(await noticesOf(bob)).toEqual([expect.stringContaining("doesn't break the house rules")]);
  expect(await t.sql`select upheld, dismissed from reporter_records where member_id = ${bob.id}`).toEqual([
    { upheld: 0, dismissed: 1 },
  ]);
});

test("covers a post and a comment, and takes it back", async () => {
  const { ada, id, caseId } = await aPost();
  const said = await ada.post(`/api/posts/${id}/comments`, { content: "And more" });
  const { id: commentId } = await said.json() as { id: string };
  const other = await aCase(t, { kind: "comment", subjectId: commentId, memberId: ada.id });
  for (const one of [caseId, other]) {
    expect(await (await decided(mo, one, { decision: "cover" })).json()).toMatchObject({
      current: { isCovered: true },
    });
    expect(await (await undone(mo, one)).json()).toMatchObject({ current: { isCovered: false } });
  }
});

test("covers, removes and judges a message for both, and takes each back", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await t.sql`select follow_member(${ada.id}, ${ben.id}, ${t.clock.now()})`;
  const { id } = await (await ada.post("/api/messages", { receiverId: ben.id, content: "Buy pills" }))
    .json() as {
      id: string;
    };
  const caseId = await aCase(t, { kind: "message", subjectId: id, memberId: ada.id, reporters: [ben] });
  const stored = async () => {
    const [row] = await t.sql`
      select moderation_level, covered_at is not null as is_covered, unsent_at is not null as is_gone, content
      from messages
      where id = ${id}`;
    return { ...row };
  };
  const before = await stored();
  const heard: unknown[] = [];
  t.deps.bus.listen({ onEvent: (event) => heard.push(event), onGap() {} });
  const acts = [
    [{ decision: "level", level: "low" }, { moderation_level: "low" }],
    [{ decision: "cover" }, { is_covered: true }],
    [{ decision: "remove" }, { is_gone: true }],
  ] as const;
  for (const [decision, changed] of acts) {
    expect((await decided(mo, caseId, decision)).status).toBe(200);
    expect(await stored()).toEqual({ ...before, ...changed });
    expect(heard.splice(0)).toEqual(expect.arrayContaining(
      [ada, ben].map((who) => ({ type: "message_changed", memberId: who.id, messageId: id })),
    ));
    expect((await undone(mo, caseId)).status).toBe(200);
    expect(await stored()).toEqual(before);
  }
  expect((await auditOf(id)).map(({ details }) => (details as { words?: string }).words)).not.toContain(
    "Buy pills",
  );
});

test("suspends with what they posted, and gives all of it back but the sessions; promotions go on", async () => {
  const { ada, id, caseId } = await aPost();
  await giveXp(t, ada.id, 5_000);
  expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 2 })).status).toBe(201);
  const { id: second } = await post(t, { authorId: ada.id });
  const running = () => t.sql`select from promotions where member_id = ${ada.id} and ended_at is null`;
  const suspend = { decision: "suspend", days: 7, removesContent: true } as const;
  const preview = await mo.post(`/api/moderation/cases/${caseId}/preview`, {
    rule: "spam",
    reason: "Spam",
    ...suspend,
  });
  expect([preview.status, await preview.json()]).toEqual([
    200,
    { accounts: 1, posts: 2, comments: 0, messages: 0, promotions: 1 },
  ]);
  expect((await decided(mo, caseId, suspend)).status).toBe(200);
  expect((await ada.get("/api/posts")).status).toBe(401);
  const post2 = () => mo.get(`/api/posts/${second}`);
  expect([(await post2()).status, (await running()).length]).toEqual([404, 0]);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect([(await post2()).status, (await running()).length]).toEqual([200, 1]);
  expect((await t.post("/api/auth/login", { email: ada.email, password: ada.password })).status).toBe(200);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("hides and restores more than a decision does at once, by a job", async () => {
  const { ada, caseId } = await aPost();
  await t.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), ${ada.id}, 'Spam', 'top', ${t.clock.now()} from generate_series(1, 249)`;
  await t.sql`update members set posts_count = 250 where id = ${ada.id}`;
  const hidden = async () =>
    (await t.sql`select from posts where author_id = ${ada.id} and removed_at is not null`).length;
  expect((await decided(mo, caseId, { decision: "suspend", removesContent: true })).status).toBe(200);
  expect(await hidden()).toBe(100);
  await runJobs(t);
  expect(await hidden()).toBe(250);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await hidden()).toBe(150);
  await runJobs(t);
  expect(await hidden()).toBe(0);
});

test("hides nothing written after the decision, and no more once an administrator restored the member", async () => {
  const { ada, caseId } = await aPost();
  const root = await member(t, { isAdmin: true });
  await t.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), ${ada.id}, 'Spam', 'top', ${t.clock.now()} from generate_series(1, 149)`;
  await t.sql`update members set posts_count = 150 where id = ${ada.id}`;
  const decidedAt = t.clock.now();
  expect((await decided(mo, caseId, { decision: "suspend", removesContent: true })).status).toBe(200);
  t.clock.advance(minute);
  expect((await root.post(`/api/admin/users/${ada.id}/restore`, { reason: "A mistake" })).status).toBe(200);
  const { id: later } = await post(t, { authorId: ada.id, content: "Here again" });
  const shown = () => t.sql`select from posts where author_id = ${ada.id} and removed_at is null`;
  await runJobs(t);
  expect(await shown()).toHaveLength(51);
  await t.db.transaction((tx) => hideContentOf(tx, ada.id, decidedAt, 1000));
  expect(await shown()).toHaveLength(1);
  expect((await mo.get(`/api/posts/${later}`)).status).toBe(200);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("restores what a job has still to restore when the case joins an earlier one, and keeps its decision", async () => {
  const { ada, bob, id, caseId } = await aPost();
  await t.sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), ${ada.id}, 'Spam', 'top', ${t.clock.now()} from generate_series(1, 249)`;
  await t.sql`update members set posts_count = 250 where id = ${ada.id}`;
  expect((await decided(mo, caseId, { decision: "warn" })).status).toBe(200);
  t.clock.advance(minute);
  const later = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [bob] });
  expect((await decided(mo, later, { decision: "suspend", removesContent: true })).status).toBe(200);
  await runJobs(t);
  expect((await undone(mo, later)).status).toBe(200);
  expect(await (await undone(mo, caseId)).json()).toMatchObject({
    decisions: [{ decision: "suspend" }, { decision: "warn" }],
  });
  await runJobs(t);
  expect(await t.sql`select from posts where author_id = ${ada.id} and removed_at is not null`).toEqual([]);
  expect(await t.sql`select from cases where id = ${later}`).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test.each(
  [
    ["limits", { decision: "limit", days: 7 }, { decision: "limit", days: 30 }],
    ["suspensions", { decision: "suspend", days: 7 }, { decision: "suspend" }],
    ["covers", { decision: "cover" }, { decision: "cover" }],
    ["a limit and a removal", { decision: "limit", days: 7 }, { decision: "remove" }],
    ["a removal and a suspension", { decision: "remove" }, { decision: "suspend", removesContent: true }],
  ] as const,
)("takes the later of two decisions back first: %s", async (_name, first, second) => {
  const { ada, id, caseId } = await aPost();
  await giveXp(t, ada.id, 5_000);
  expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 2 })).status).toBe(201);
  const stands = () =>
    t.sql`
      select m.suspended_at, m.suspended_until, m.limited_until, p.removed_at, p.covered_at, a.ended_at
      from members m
      join posts p on p.author_id = m.id
      join promotions a on a.post_id = p.id
      where m.id = ${ada.id}`;
  const before = await stands();
  const about = first.decision === second.decision || second.decision === "remove"
    ? { kind: "post", subjectId: id } as const
    : { kind: "member", subjectId: ada.id } as const;
  expect((await decided(mo, caseId, first)).status).toBe(200);
  const between = await stands();
  t.clock.advance(minute);
  const later = await aCase(t, { ...about, memberId: ada.id });
  expect((await decided(mo, later, second)).status).toBe(200);
  t.clock.advance(minute);
  const refused = await undone(mo, caseId);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("Take the later decision back first."),
  ]);
  expect((await undone(mo, later)).status).toBe(200);
  expect(await stands()).toEqual(between);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await stands()).toEqual(before);
});

test("takes a decision back whatever was decided about other content of the member", async () => {
  const { ada, caseId } = await aPost();
  const { id } = await post(t, { authorId: ada.id });
  const other = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, { decision: "remove" })).status).toBe(200);
  t.clock.advance(minute);
  expect((await decided(mo, other, { decision: "remove" })).status).toBe(200);
  expect((await undone(mo, caseId)).status).toBe(200);
});

test("limits for 7 or 30 days, and mails why", async () => {
  const { ada, caseId } = await aPost();
  expect((await decided(mo, caseId, { decision: "limit", days: 9 })).status).toBe(400);
  expect((await decided(mo, caseId, { decision: "limit", days: 7 })).status).toBe(200);
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
  const [mail] = t.mailbox.list(ada.email);
  expect(mail?.subject).toMatch(/^Your Glimmer account is limited until /);
  expect(mail?.text).toContain("The rule: Spam. The reason: Advertising");
  expect(mail?.text).toContain("Afterwards your posts reach everybody again. If you think");
});

test("offers help at once, without a word of reports, and withdraws it", async () => {
  const { ada, caseId } = await aPost("I can't go on");
  expect(
    (await decided(mo, caseId, { decision: "offer_help", rule: "self_harm", reason: "Hard words" })).status,
  ).toBe(200);
  expect(await noticesOf(ada)).toEqual([expect.stringContaining("help is here")]);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await noticesOf(ada)).toEqual([]);
});

test("decides once per key, and only for who holds the case", async () => {
  const { id, caseId } = await aPost();
  const other = await member(t, { isModerator: true });
  const ask = (by: TestMember, key: string) =>
    by.request("POST", `/api/moderation/cases/${caseId}/decide`, {
      json: { decision: "warn", rule: "spam", reason: "Adverts" },
      headers: { "Idempotency-Key": key },
    });
  expect((await ask(mo, randomUUID())).status).toBe(409);
  await mo.post(`/api/moderation/cases/${caseId}/claim`);
  expect((await ask(other, randomUUID())).status).toBe(409);
  const key = randomUUID();
  expect((await ask(mo, key)).status).toBe(200);
  await forgetAnswers(t.sql);
  expect((await ask(mo, key)).status).toBe(200);
  expect((await ask(mo, randomUUID())).status).toBe(409);
  expect((await undone(other, caseId)).status).toBe(403);
  expect(await t.sql`select from decisions where case_id = ${caseId}`).toHaveLength(1);
  expect(await t.sql`select from audit_log where details ->> 'case' = ${caseId}`).toHaveLength(1);
  expect(id).toBeTruthy();
});

test("takes what came after a decision into the case that is opened again", async () => {
  const { bob, id, caseId } = await aPost();
  const cai = await member(t);
  expect((await decided(mo, caseId, { decision: "no_violation" })).status).toBe(200);
  await bob.post(`/api/posts/${id}/report`, { reason: "hate", description: "Again" });
  await cai.post(`/api/posts/${id}/report`, { reason: "violence" });
  expect(await t.sql`select from cases where subject_id = ${id}`).toHaveLength(2);
  await t.sql`
    insert into known_images (case_id, image_id, sha256, reference, matched_at)
    select id, gen_random_uuid(), '\\x00', 'list-7/42', opened_at
    from cases
    where subject_id = ${id} and closed_at is null`;
  expect(await (await undone(mo, caseId)).json()).toMatchObject({
    knownImages: [{ reference: "list-7/42" }],
    count: 2,
    reasons: ["hate", "spam", "violence"],
    isUrgent: true,
    reports: [{ reporter: { id: bob.id }, description: "Again" }, { reporter: { id: cai.id } }],
  });
  expect(await t.sql`select from cases where subject_id = ${id}`).toHaveLength(1);
});

test("decides a wave as one, with an audit row for each", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  const posts = [
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ada.id }),
    await post(t, { authorId: ben.id }),
  ];
  const caseId = await aCase(t, { kind: "wave", subjectId: randomUUID(), memberId: null });
  for (
    const { id, by } of [{ ...posts[0]!, by: ada }, { ...posts[1]!, by: ada }, { ...posts[2]!, by: ben }]
  ) {
    await t.sql`insert into wave_contents values (${caseId}, 'post', ${id}, ${by.id})`;
  }
  const shown = async () =>
    (await Promise.all(posts.map(({ id }) => mo.get(`/api/posts/${id}`)))).map(({ status }) => status);
  expect((await decided(mo, caseId, { decision: "remove" })).status).toBe(200);
  expect(await shown()).toEqual([404, 404, 404]);
  expect(await t.sql`select from audit_log where details ->> 'case' = ${caseId}`).toHaveLength(3);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await shown()).toEqual([200, 200, 200]);
  expect((await decided(mo, caseId, { decision: "suspend", removesContent: true })).status).toBe(200);
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
  expect([ada, ben].map(({ email }) => t.mailbox.list(email).length)).toEqual([1, 1]);
  expect(writeText(await describeAfterSuspension(t, ben.id), "en")).toContain("stays removed");
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("tells the members of a large wave by mail, though others cannot be told of another decision", async () => {
  const suspended = await aPost();
  const members = await t.sql<{ id: string; email: string }[]>`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select gen_random_uuid(), 'wave' || n || '@example.org', 'wave_' || n, 'Wave', '', now(), '1', '1', now()
    from generate_series(1, 120) as n
    returning id, email`;
  const wave = await aCase(t, { kind: "wave", subjectId: randomUUID(), memberId: null });
  for (const { id } of members) {
    await t.sql`insert into wave_contents values (${wave}, 'post', ${randomUUID()}, ${id})`;
  }
  // Nobody can be told of the first one.
  expect((await decided(mo, suspended.caseId, { decision: "suspend" })).status).toBe(200);
  t.clock.advance(minute);
  expect((await decided(mo, wave, { decision: "suspend" })).status).toBe(200);
  await t.sql.unsafe(
    `alter table notifications add constraint untold check (receiver_id <> '${suspended.ada.id}') not valid`,
  );
  t.clock.advance(undoMinutes * minute);
  await runJob(t, "notice_decisions");
  expect(members.filter(({ email }) => t.mailbox.list(email).length !== 1)).toEqual([]);
  expect(t.mailbox.list(suspended.ada.email)).toHaveLength(0);
  await t.sql`alter table notifications drop constraint untold`;
  await runJob(t, "notice_decisions");
  expect(t.mailbox.list(suspended.ada.email)).toHaveLength(1);
});

test("tells nobody of a suspension or limit that ended meanwhile, also when its mail was queued already, but of what was removed", async () => {
  const root = await member(t, { isAdmin: true });
  const [early, late, limited] = [await aPost(), await aPost(), await aPost()];
  for (const one of [early, late]) {
    expect((await decided(mo, one.caseId, { decision: "suspend", removesContent: true })).status).toBe(200);
  }
  expect((await decided(mo, limited.caseId, { decision: "limit", days: 7 })).status).toBe(200);
  const restore = (who: TestMember) => root.post(`/api/admin/users/${who.id}/restore`, { reason: "Fine" });
  expect((await restore(early.ada)).status).toBe(200);
  const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 24 * 60 * minute);
  await endLimits(t, { at: inDays(8), most: 100 });
  // A shorter one since is told by itself.
  await t.sql`update members set limited_until = ${
    inDays(1)
  }, post_audience = 'followers' where id = ${limited.ada.id}`;
  t.clock.advance(undoMinutes * minute);
  await sendNotices(createCtx(t.deps, { type: "system", name: "notice_decisions" }));
  expect((await restore(late.ada)).status).toBe(200);
  await runJobs(t);
  const subjects = (who: TestMember) => t.mailbox.list(who.email).map(({ subject }) => subject).toSorted();
  expect([early, late, limited].map(({ ada }) => subjects(ada))).toEqual([
    ["A decision about your post on Glimmer", "Your Glimmer account is restored"],
    ["A decision about your post on Glimmer", "Your Glimmer account is restored"],
    [],
  ]);
  const restored = t.mailbox.list(early.ada.email).find(({ subject }) => subject.endsWith("restored"));
  expect(restored?.text).toContain("What was removed of your posts and comments stays removed.");
  const told = async (who: TestMember) =>
    (await t.sql<{ words: Text }[]>`select words from notifications where receiver_id = ${who.id}`)
      .map(({ words }) => writeText(words, "en"));
  expect([await told(early.ada), await told(limited.ada)]).toEqual([
    ["A moderator removed what you posted. The rule: Spam. The reason: Advertising"],
    [],
  ]);
});
