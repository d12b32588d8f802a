import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import type { ListedMember, MemberPage } from "#shared/cases/members-contract.ts";
import { aCase, decided } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const moderator = await member(t, { isModerator: true });
const root = await member(t, { isAdmin: true });
const get = async <T>(path: string) => await (await moderator.get(`/api/moderation/${path}`)).json() as T;

test("labels a bot as one in its case and in the list of members", async () => {
  const { id, username } = await member(t);
  await t.sql`update members set is_bot = true where id = ${id}`;
  const caseId = await aCase(t, { kind: "member", subjectId: id, memberId: id });
  expect(await get<CaseDetail>(`cases/${caseId}`)).toMatchObject({ author: { id, isBot: true } });
  const rows = await get<CaseRow[]>("reports?kind=member");
  expect(rows.find((row) => row.id === caseId)?.author).toMatchObject({ isBot: true });
  expect(await get<ListedMember[]>(`members?q=${username}`)).toMatchObject([{ id, isBot: true }]);
});

test("says that an administrator's suspension is over once the member is restored", async () => {
  const { id } = await member(t);
  await root.post(`/api/admin/users/${id}/suspend`, { reason: "Spam" });
  const suspended = { decision: "suspend", isDecisionOver: false };
  expect(await get<MemberPage>(`members/${id}`))
    .toMatchObject({ cases: [suspended], decisions: [{ isOver: false }] });
  expect((await root.post(`/api/admin/users/${id}/restore`, { reason: "Sorry" })).status).toBe(200);
  expect(await get<MemberPage>(`members/${id}`))
    .toMatchObject({ cases: [{ ...suspended, isDecisionOver: true }], decisions: [{ isOver: true }] });
});

test("says that a suspension for days is over when it ended by itself", async () => {
  const { id } = await member(t);
  const caseId = await aCase(t, { kind: "member", subjectId: id, memberId: id });
  await decided(moderator, caseId, { decision: "suspend", days: 7 });
  expect(await get<CaseDetail>(`cases/${caseId}`)).toMatchObject({ decisions: [{ isOver: false }] });
  t.clock.advance(8 * 86_400_000);
  await runJob(t, "end_measures");
  expect(await get<CaseDetail>(`cases/${caseId}`))
    .toMatchObject({ isDecisionOver: true, decisions: [{ isOver: true }] });
});

test("says that a removal is over when its content is there again, not when it is deleted", async () => {
  const { id: authorId } = await member(t);
  const { id } = await post(t, { authorId });
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: authorId });
  await decided(moderator, caseId, { decision: "remove" });
  const isOver = async () => (await get<CaseDetail>(`cases/${caseId}`)).isDecisionOver;
  expect(await isOver()).toBe(false);
  await t.sql`update posts set removed_at = null where id = ${id}`;
  expect(await isOver()).toBe(true);
  await t.sql`delete from posts where id = ${id}`;
  expect(await isOver()).toBe(false);
});
