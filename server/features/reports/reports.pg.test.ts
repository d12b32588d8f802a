import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Report } from "#shared/reports/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { exhaustLimit } from "../../testing/exhaust-limit.ts";
import { post } from "../../testing/post.ts";
import { countReporters } from "./count-reporters.ts";

const t = await createTestApp();
const day = 24 * 60 * 60_000;
const ada = await member(t);
const bob = await member(t);
const { id: postId } = await post(t, { authorId: ada.id, content: "Something unkind" });
const comment = await (await ada.post(`/api/posts/${postId}/comments`, { content: "More of it" }))
  .json() as Comment;
const subjectWords = t
  .sql`jsonb_path_query_first(c.snapshot, '$.texts[*] ? (@.isSubject == true)') ->> 'words'`;
const subjects = [
  { what: "post", path: `/api/posts/${postId}/report`, id: postId, content: "Something unkind" },
  { what: "comment", path: `/api/comments/${comment.id}/report`, id: comment.id, content: "More of it" },
  {
    what: "member",
    path: `/api/users/${ada.id}/report`,
    id: ada.id,
    content: `@${ada.username}\n${ada.username}`,
  },
] as const;

test.each(subjects)(
  "stores a report of a $what once, with its text unchanged",
  async ({ what, path, id, content }) => {
    const first = await bob.post(path, { reason: "harassment", description: " Please look " });
    expect(first.status).toBe(201);
    const report = await first.json() as Report;
    expect(report).toMatchObject({ reason: "harassment", description: "Please look" });
    const again = await bob.post(path, { reason: "spam" });
    expect([again.status, await again.json()]).toEqual([201, report]);
    const rows = await t.sql`
    select c.kind, c.member_id, ${subjectWords} as words
    from reports r
    join cases c on c.id = r.case_id
    where c.subject_id = ${id}`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ kind: what, member_id: ada.id, words: content }]);
  },
);

test.each(subjects)(
  "refuses a report of the caller's own $what, and a report by a signed-out caller",
  async ({ path }) => {
    expect((await ada.post(path, { reason: "spam" })).status).toBe(400);
    expect((await t.post(path, { reason: "spam" })).status).toBe(401);
  },
);

test.each(subjects)(
  "refuses a report of a $what without a reason, with an unknown one, or with too long a text",
  async ({ path }) => {
    const cai = await member(t);
    for (const body of [{}, { reason: "dislike" }, { reason: "spam", description: "a".repeat(1001) }]) {
      expect((await cai.post(path, body)).status).toBe(400);
    }
  },
);

test("accepts the reason and text that the profile sends", async () => {
  const cai = await member(t);
  const response = await cai.post(`/api/users/${ada.id}/report`, {
    reason: "inappropriate_content",
    description: "Reported via profile",
  });
  expect(response.status).toBe(201);
});

test.each(["the reporter", "the reported member"])(
  "accepts reports of a member, post or comment across a block by %s",
  async (side) => {
    const [eve, cai] = [await member(t), await member(t)];
    const { id: theirs } = await post(t, { authorId: eve.id, content: "Unkind" });
    const said = await (await eve.post(`/api/posts/${theirs}/comments`, { content: "Hm" })).json() as Comment;
    const [blocker, blocked] = side === "the reporter" ? [cai, eve] : [eve, cai];
    await blocker.post(`/api/users/${blocked.id}/block`);
    const paths = [`posts/${theirs}`, `comments/${said.id}`, `users/${eve.id}`];
    for (const path of paths) {
      const answer = await cai.post(`/api/${path}/report`, { reason: "harassment" });
      expect([path, answer.status]).toEqual([path, 201]);
      const report = await answer.json() as Report;
      expect(Object.keys(report).toSorted()).toEqual(["createdAt", "description", "id", "reason"]);
    }
    const rows = await t.sql`
      select ${subjectWords} as words
      from reports r
      join cases c on c.id = r.case_id
      where r.reporter_id = ${cai.id} and c.member_id = ${eve.id}
      order by r.id`;
    expect(rows.map(({ words }) => words)).toEqual([
      "Unkind",
      "Hm",
      `@${eve.username}\n${eve.username}`,
    ]);
  },
);

test("accepts a report of a post outside the reporter's content filter", async () => {
  const { id } = await post(t, { authorId: ada.id, content: "Rough", moderationLevel: "none" });
  expect((await bob.get(`/api/posts/${id}`)).status).toBe(404);
  expect((await bob.post(`/api/posts/${id}/report`, { reason: "violence" })).status).toBe(201);
});

test.each(["posts", "comments", "users"])(
  "returns 404 for %s that do not exist or that only their author can see",
  async (kind) => {
    const unclassified = await post(t, { authorId: ada.id, moderationLevel: null });
    const said = await (await ada.post(`/api/posts/${postId}/comments`, { content: "Gone" }))
      .json() as Comment;
    await bob.post(`/api/posts/${postId}/comments`, { content: "A reply", parentId: said.id });
    await ada.delete(`/api/comments/${said.id}`);
    const unmet = { posts: unclassified.id, comments: said.id }[kind] ?? uuidv7();
    for (const missing of [unmet, uuidv7(), "x"]) {
      expect((await bob.post(`/api/${kind}/${missing}/report`, { reason: "spam" })).status).toBe(404);
    }
  },
);

test("reports the original of a repost, once for a hundred simultaneous taps", async () => {
  const cai = await member(t);
  const entry = await (await bob.post("/api/posts", { repostedPostId: postId })).json() as { id: string };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => cai.post(`/api/posts/${entry.id}/report`, { reason: "hate" })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await t.sql`
    select c.subject_id
    from reports r
    join cases c on c.id = r.case_id
    where r.reporter_id = ${cai.id}`;
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([postId]);
});

test("files simultaneous reports of many members into one case", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const crowd = await Promise.all(Array.from({ length: 12 }, () => member(t)));
  const answers = await Promise.all(
    crowd.map((who) => who.post(`/api/posts/${id}/report`, { reason: "hate" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 201));
  const cases = await t.sql`
    select c.reports_count, c.weight, (select count(*)::integer from reports r where r.case_id = c.id) as rows
    from cases c
    where c.subject_id = ${id}`;
  expect(cases.map((row) => ({ ...row }))).toEqual([{ reports_count: 12, weight: 12_000, rows: 12 }]);
});

test("takes thirty reports a day, says what to do at the next one, and counts nothing twice", async () => {
  const cai = await member(t);
  await exhaustLimit(t, "report", cai.id, { but: 2 });
  const [one, two, three] = [await report(cai), await report(cai), await report(cai)];
  expect([one.status, two.status, three.status]).toEqual([201, 201, 429]);
  expect(await three.answer.json()).toMatchObject({
    message: expect.stringMatching(
      /^You've reached the daily limit\. .* block or mute .* emergency number\.$/,
    ) as string,
  });
  // Nothing of the refused one stays, and the same again is no other.
  expect(await t.sql`select from cases where subject_id = ${three.id}`).toHaveLength(0);
  expect((await cai.post(`/api/posts/${one.id}/report`, { reason: "spam" })).status).toBe(201);
  t.clock.advance(day);
  expect((await report(cai)).status).toBe(201);
});

test("takes one report fewer the next day for each that was found wrong, and three at least", async () => {
  const [cai, dee] = [await member(t), await member(t)];
  const allowed = async (who: TestMember) => {
    const limits = await (await who.get("/api/rate-limit-status")).json() as {
      name: string;
      limit: number;
    }[];
    return limits.find(({ name }) => name === "report")?.limit;
  };
  const found = async (who: TestMember, wasRight: boolean, times: number) => {
    for (let n = 0; n < times; n++) {
      const { id } = await report(who);
      const [found] = await t.sql<{ id: string }[]>`select id from cases where subject_id = ${id}`;
      await t.db.transaction((tx) =>
        countReporters(tx, { caseId: found?.id ?? "", wasRight, at: t.clock.now() })
      );
    }
  };
  await found(cai, false, 2);
  await found(cai, true, 1);
  await found(dee, false, 28);
  expect([await allowed(cai), await allowed(dee)]).toEqual([30, 30]);
  t.clock.advance(day);
  expect([await allowed(cai), await allowed(dee)]).toEqual([28, 3]);
  await found(cai, false, 1);
  expect(await allowed(cai)).toBe(28);
  for (let n = 0; n < 3; n++) expect((await report(dee)).status).toBe(201);
  expect((await report(dee)).status).toBe(429);
  t.clock.advance(day);
  expect([await allowed(cai), await allowed(dee)]).toEqual([29, 30]);
});

test("lets a member's first three urgent reports of a day come first, also of those at once", async () => {
  const cai = await member(t);
  const urgent = async () => {
    const filed = await Promise.all(Array.from({ length: 8 }, () => report(cai, "violence")));
    expect(new Set(filed.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await t.sql`
      select
      from cases
      where subject_id = any(${filed.map(({ id }) => id)}::uuid[]) and is_urgent`;
    return rows.length;
  };
  expect(await urgent()).toBe(3);
  t.clock.advance(day);
  expect(await urgent()).toBe(3);
});

async function report(by: TestMember, reason = "spam") {
  const { id } = await post(t, { authorId: ada.id });
  const answer = await by.post(`/api/posts/${id}/report`, { reason });
  return { id, status: answer.status, answer };
}
