import { expect, test } from "vitest";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { retention } from "#shared/retention.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { aCase, decided, mailedDecisionToken, toldDecision, undone } from "../../../testing/scenes/a-case.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const day = 24 * 60 * 60 * 1000;
const path = (id: string) => `/api/decisions/${id}`;

const read = async (who: TestMember, id: string) => {
  const answer = await who.get(path(id));
  return [answer.status, await answer.json() as Statement] as const;
};
const byLink = (id: string, token: string) => t.post(`${path(id)}/by-link`, { token });
const newest = async (who: TestMember) =>
  (await (await who.get("/api/notifications?limit=1")).json() as object[])[0];

async function aReportedPost(content = "Buy my pills") {
  const [ada, bob] = [await member(t), await member(t)];
  const { id } = await post(t, { authorId: ada.id, content });
  await t.sql`update posts set moderation_level = 'top' where id = ${id}`;
  const about = { kind: "post", subjectId: id, memberId: ada.id, reporters: [bob] } as const;
  return { ada, bob, id, about };
}

test("tells why a post was removed to its author alone, by notification, mail and screen", async () => {
  const { ada, bob, about } = await aReportedPost();
  const id = await toldDecision(t, about, { decision: "remove" });
  expect(await newest(ada)).toMatchObject({
    decisionId: id,
    postId: null,
    message: expect.stringContaining("removed") as string,
  });
  expect(await newest(bob)).toMatchObject({ decisionId: null });
  expect(await read(ada, id)).toMatchObject([200, {
    decision: "remove",
    subject: { kind: "post", path: null },
    rule: { key: "spam", title: "Spam" },
    reason: "Advertising",
    origin: "report",
    isAutomated: false,
    isHeld: true,
    appeal: { state: "possible" },
  }]);
  const moderator = await member(t, { isModerator: true });
  const root = await member(t, { isAdmin: true });
  for (const other of [bob, moderator, root]) expect((await read(other, id))[0]).toBe(404);
  expect((await t.get(path(id))).status).toBe(401);
  expect(t.mailbox.list(bob.email)).toEqual([]);
  const [mail] = t.mailbox.list(ada.email);
  expect(mail?.subject).toBe("A decision about your post on Glimmer");
  expect(mail?.text).toContain("The rule: Spam. The reason: Advertising");
});

test("is there only once its author was told, and never when it was taken back before", async () => {
  const { ada, about } = await aReportedPost();
  const mo = await member(t, { isModerator: true });
  const caseId = await aCase(t, about);
  expect((await decided(mo, caseId, { decision: "cover" })).status).toBe(200);
  const [row] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`;
  const id = row?.id ?? "";
  expect((await read(ada, id))[0]).toBe(404);
  expect((await undone(mo, caseId)).status).toBe(200);
  t.clock.advance(11 * 60_000);
  await runJob(t, "notice_decisions");
  expect((await read(ada, id))[0]).toBe(404);
  expect(t.mailbox.list(ada.email)).toEqual([]);
});

test.each(
  [
    ["a stricter level", { decision: "level", level: "low" }, 200],
    ["a cover", { decision: "cover" }, 200],
    ["a warning", { decision: "warn" }, 200],
    ["a limit", { decision: "limit", days: 7 }, 200],
    ["no violation", { decision: "no_violation" }, 404],
    ["help", { decision: "offer_help" }, 404],
  ] as const,
)("of %s a statement and a mail exist, or neither", async (_, decision, status) => {
  const { ada, about } = await aReportedPost();
  const id = await toldDecision(t, about, decision);
  expect((await read(ada, id))[0]).toBe(status);
  expect(t.mailbox.list(ada.email)).toHaveLength(status === 200 ? 1 : 0);
});

test("of a looser level is none, and the notice opens the post", async () => {
  const { ada, about, id: postId } = await aReportedPost();
  await t.sql`update posts set moderation_level = 'none' where id = ${postId}`;
  const id = await toldDecision(t, about, { decision: "level", level: "high" });
  expect((await read(ada, id))[0]).toBe(404);
  expect(await newest(ada)).toMatchObject({ decisionId: null, postId });
  expect(t.mailbox.list(ada.email)).toEqual([]);
});

test("says of a message rule, measure and duration alone, also to who is suspended for it", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await t.sql`select follow_member(${ada.id}, ${ben.id}, ${t.clock.now()})`;
  const sent = await ada.post("/api/messages", { receiverId: ben.id, content: "Buy my pills" });
  const { id: subjectId } = await sent.json() as { id: string };
  const about = { kind: "message", subjectId, memberId: ada.id, reporters: [ben] } as const;
  const id = await toldDecision(t, about, { decision: "suspend", days: 7, reason: "Ben was sold pills" });
  const token = mailedDecisionToken(t, ada.email, id);
  const answer = await byLink(id, token);
  const said = await answer.text();
  expect(JSON.parse(said)).toMatchObject({
    decision: "suspend",
    subject: { kind: "message", excerpt: null, path: null },
    rule: { title: "Spam" },
    reason: null,
    days: 7,
    origin: null,
  });
  const login = await t.post("/api/auth/login", { email: ada.email, password: ada.password });
  const heard = [said, await login.text(), ...t.mailbox.list(ada.email).map(({ text }) => text)].join("\n");
  expect(heard).not.toMatch(/pills|report|Ben/i);
});

test("a link opens one decision of one member without a session, for six months, and no other", async () => {
  const { ada, about } = await aReportedPost();
  const [first, second] = [
    await toldDecision(t, about, { decision: "cover" }),
    await toldDecision(t, about, { decision: "suspend", days: 30 }),
  ];
  const token = mailedDecisionToken(t, ada.email, second);
  expect((await ada.get("/api/posts")).status).toBe(401);
  const answer = await byLink(second, token);
  expect([answer.status, await answer.json()]).toMatchObject([200, {
    member: { id: ada.id, username: ada.username },
    decision: "suspend",
    days: 30,
    isHeld: true,
  }]);
  expect((await byLink(first, token)).status).toBe(404);
  expect((await byLink(second, `${token}x`)).status).toBe(404);
  expect((await byLink(second, mailedDecisionToken(t, ada.email, first))).status).toBe(404);
  for (const call of ["/api/auth/user", "/api/notifications", path(second)]) {
    const tried = await t.request("GET", call, { headers: { Authorization: `Bearer ${token}` } });
    expect(tried.status).toBe(401);
  }
  t.clock.advance(retention.appealable.days * day + 1000);
  expect((await byLink(second, token)).status).toBe(404);
});

test("has a decision with a statement for what an administrator removes and whom they suspend", async () => {
  const [root, ada] = [await member(t, { isAdmin: true }), await member(t)];
  const { id: postId } = await post(t, { authorId: ada.id, content: "Rings" });
  // Reported by the administrator: the case stays for others, the removal has its own.
  await root.post(`/api/posts/${postId}/report`, { reason: "spam" });
  expect((await root.post(`/api/admin/posts/${postId}/remove`, { reason: "Advertising" })).status).toBe(200);
  const { decisionId } = await newest(ada) as { decisionId: string };
  expect(await read(ada, decisionId)).toMatchObject([200, {
    decision: "remove",
    reason: "Advertising",
    origin: "own",
  }]);
  expect(
    await t
      .sql`select closed_at is null as is_open from cases where subject_id = ${postId} order by closed_at nulls first`,
  )
    .toEqual([{ is_open: true }, { is_open: false }]);
  expect(t.mailbox.list(ada.email)).toEqual([]);
  t.clock.advance(11 * 60_000);
  await runJob(t, "notice_decisions");
  expect(t.mailbox.list(ada.email)[0]?.text).toContain("A moderator removed your post “Rings”.");
  expect((await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam again" })).status).toBe(200);
  await runJobs(t);
  const [suspension] = await t.sql<{ id: string }[]>`
    select id from decisions where member_id = ${ada.id} and decision = 'suspend'`;
  const id = suspension?.id ?? "";
  const answer = await byLink(id, mailedDecisionToken(t, ada.email, id));
  expect([answer.status, await answer.json()]).toMatchObject([200, {
    decision: "suspend",
    reason: "Spam again",
    days: null,
    isHeld: true,
  }]);
  expect((await root.post(`/api/admin/users/${ada.id}/restore`, { reason: "A mistake" })).status).toBe(200);
  expect(await (await byLink(id, mailedDecisionToken(t, ada.email, id))).json()).toMatchObject({
    isHeld: false,
  });
});

test("says by link and mail what a program found of a suspended account, where that is behind it", async () => {
  const root = await member(t, { isAdmin: true });
  const found = { reason: "pace", days: 3, mostInTenMinutes: 42 };
  const listed = async () => {
    const ada = await member(t);
    await t.sql`
      insert into detected_bots (member_id, reason, numbers, found_at)
      values (${ada.id}, 'pace', '{"days": 3, "mostInTenMinutes": 42}', ${t.clock.now()})`;
    return { ada, foundAt: t.clock.now().toISOString() };
  };
  const findingOf = async ({ email }: TestMember, id: string) =>
    (await (await byLink(id, mailedDecisionToken(t, email, id))).json() as Statement).finding;
  const words = "A program had found that your account acts like a machine, and a person decided. 42 acts";

  const { ada, foundAt } = await listed();
  const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
  const id = await toldDecision(t, about, { decision: "suspend" });
  // Somebody's report led to it.
  expect(await findingOf(ada, id)).toBeNull();
  await t.sql`update cases set sources = '{detected_bot}' where subject_id = ${ada.id}`;
  expect(await findingOf(ada, id)).toEqual({ foundAt, findings: [found] });
  await t.sql`update detected_bots set cleared_at = ${new Date(0)} where member_id = ${ada.id}`;
  expect(await findingOf(ada, id)).toBeNull();

  const { ada: ben } = await listed();
  expect((await root.post(`/api/admin/users/${ben.id}/suspend`, { reason: "A machine" })).status).toBe(200);
  await runJobs(t);
  expect(t.mailbox.list(ben.email)[0]?.text).toContain(words);
  const [decision] = await t.sql<{ id: string }[]>`select id from decisions where member_id = ${ben.id}`;
  expect(await findingOf(ben, decision?.id ?? "")).toMatchObject({ findings: [found] });
});
