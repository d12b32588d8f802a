import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const moderator = await member(t, { isModerator: true });
const ada = await member(t);

async function reported(reason: string, by: readonly TestMember[], content = "Buy this"): Promise<string> {
  const { id } = await post(t, { authorId: ada.id, content });
  for (const reporter of by) {
    expect((await reporter.post(`/api/posts/${id}/report`, { reason })).status).toBe(201);
  }
  return id;
}

async function queue(query = ""): Promise<CaseRow[]> {
  const response = await moderator.get(`/api/moderation/reports?limit=100${query}`);
  expect(response.status).toBe(200);
  return await response.json() as CaseRow[];
}

async function caseAbout(subjectId: string): Promise<CaseRow> {
  const found = (await queue()).find(({ subject }) => subject.id === subjectId);
  if (!found) throw new Error("There is no case");
  return found;
}

async function detail({ id }: Pick<CaseRow, "id">): Promise<CaseDetail> {
  return await (await moderator.get(`/api/moderation/cases/${id}`)).json() as CaseDetail;
}

test("files all reports of a subject into one case, and keeps its words when they are deleted", async () => {
  const [bob, cai] = [await member(t), await member(t)];
  const id = await reported("spam", [bob, cai], "Something unkind");
  await bob.post(`/api/posts/${id}/report`, { reason: "hate" });
  const row = await caseAbout(id);
  expect(row).toMatchObject({
    subject: { kind: "post", id },
    author: { id: ada.id },
    excerpt: "Something unkind",
    count: 2,
    reasons: ["spam"],
    sources: ["report"],
    isUrgent: false,
    claim: null,
    canDecide: true,
  });
  await t.sql`delete from posts where id = ${id}`;
  const whole = await detail(row);
  expect(whole.texts).toMatchObject([{ author: { id: ada.id }, words: "Something unkind", isSubject: true }]);
  expect(whole.reports.map(({ reporter }) => reporter?.id)).toEqual([bob.id, cai.id]);
  expect(whole.current).toEqual({
    exists: false,
    isRemoved: false,
    isCovered: false,
    level: null,
    path: null,
  });
});

test("holds a case for one moderator at a time, for a quarter of an hour", async () => {
  const other = await member(t, { isModerator: true, displayName: "Mo" });
  const { id } = await caseAbout(await reported("spam", [await member(t)]));
  const claims = await Promise.all(
    [moderator, other].map((who) => who.post(`/api/moderation/cases/${id}/claim`)),
  );
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [holder, loser] = claims[0]?.status === 200 ? [moderator, other] : [other, moderator];
  expect(await (await loser.get(`/api/moderation/cases/${id}`)).json()).toMatchObject({
    claim: { by: { id: holder.id } },
  });
  const mine = async (who: TestMember) =>
    (await (await who.get("/api/moderation/reports?state=mine")).json() as CaseRow[]).map((row) => row.id);
  expect([await mine(holder), await mine(loser)]).toEqual([[id], []]);
  expect((await loser.post(`/api/moderation/cases/${id}/release`)).status).toBe(409);
  expect(await (await holder.get("/api/moderation/summary")).json()).toMatchObject({ mine: 1 });
  expect((await holder.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
  expect((await holder.post(`/api/moderation/cases/${id}/release`)).status).toBe(200);
  expect((await loser.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
  t.clock.advance(15 * 60_000);
  expect((await holder.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
});
