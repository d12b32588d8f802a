import { expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import type { Together } from "#shared/cases/decide-contract.ts";
import { aCase, decided } from "../../../testing/scenes/a-case.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { forgetAnswers } from "../../../testing/forget-answers.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true, displayName: "Mo" });
const ada = await member(t);

async function reported(...reporters: readonly TestMember[]): Promise<string> {
  const { id } = await post(t, { authorId: ada.id });
  return await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters });
}

async function done(answer: Response): Promise<Together> {
  expect(answer.status).toBe(200);
  return await answer.json() as Together;
}

async function detail(id: string): Promise<CaseDetail> {
  const answer = await mo.get(`/api/moderation/cases/${id}`);
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  return await answer.json() as CaseDetail;
}

const close = (caseIds: readonly string[], by = mo) =>
  by.post("/api/moderation/closed-together", { caseIds, reason: "Nothing is wrong with it" });
const openAgain = (caseIds: readonly string[], by = mo) =>
  by.post("/api/moderation/opened-together", { caseIds });
const setAside = (reporter: TestMember, key: string) =>
  mo.request("POST", "/api/moderation/set-aside", {
    json: { reporterId: reporter.id, reason: "A flood" },
    headers: { "Idempotency-Key": key },
  });

test("closes the chosen cases but those that others hold or nobody decides so, and opens them again", async () => {
  const [bob, other] = [await member(t), await member(t, { isModerator: true })];
  const [one, two, held, own] = [
    await reported(bob),
    await reported(bob),
    await reported(bob),
    await reported(mo),
  ];
  await other.post(`/api/moderation/cases/${held}/claim`);
  const nothing = "00000000-0000-4000-8000-000000000000";
  const closed = await done(await close([one, two, held, own, nothing, one]));
  expect(closed.done).toEqual([one, two]);
  expect(closed.left).toEqual([
    { caseId: held, why: expect.stringMatching(/ works on this case/) },
    { caseId: own, why: "You reported this yourself. Somebody else decides it." },
    { caseId: nothing, why: "Case not found" },
  ]);
  expect(await detail(one)).toMatchObject({
    decision: "no_violation",
    decisions: [{ reason: "Nothing is wrong with it", rule: "spam", by: { id: mo.id } }],
  });
  const audited = await t.sql`
    select action
    from audit_log
    where actor_id = ${mo.id} and details ->> 'case' in (${one}, ${two})`;
  expect(audited).toHaveLength(2);
  expect(await done(await openAgain([one, two, held], other))).toMatchObject({ done: [] });
  expect(await done(await openAgain([one, two, held]))).toMatchObject({
    done: [one, two],
    left: [{ caseId: held, why: "There is no decision to take back." }],
  });
  expect(await detail(one)).toMatchObject({ closedAt: null, claim: null });
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("takes closed cases back for ten minutes alone", async () => {
  const id = await reported(await member(t));
  await done(await close([id]));
  t.clock.advance(undoMinutes * 60_000);
  expect(await done(await openAgain([id]))).toMatchObject({ done: [], left: [{ caseId: id }] });
});

test("sets aside what one member alone reported, once for each key, and leaves what others reported", async () => {
  const [bob, cai] = [await member(t), await member(t)];
  const [one, two, shared, cais] = [
    await reported(bob),
    await reported(bob),
    await reported(bob, cai),
    await reported(cai),
  ];
  const key = crypto.randomUUID();
  const first = await done(await setAside(bob, key));
  expect(first.done.toSorted()).toEqual([one, two].toSorted());
  expect(first).toMatchObject({ left: [{ caseId: shared }], hasMore: false });
  await forgetAnswers(t.sql);
  await done(await setAside(bob, key));
  expect((await detail(one)).decisions).toHaveLength(1);
  expect([(await detail(shared)).closedAt, (await detail(cais)).closedAt]).toEqual([null, null]);
  expect((await done(await openAgain(first.done))).done).toHaveLength(2);
});

test("says how a reporter's earlier reports ended, and counts help that was offered as right", async () => {
  const bob = await member(t);
  const [helped, wrong, open] = [await reported(bob), await reported(bob), await reported(bob)];
  expect((await detail(open)).reports).toMatchObject([{ record: { right: 0, wrong: 0 } }]);
  expect((await decided(mo, helped, { decision: "offer_help" })).status).toBe(200);
  expect((await done(await close([wrong]))).done).toEqual([wrong]);
  t.clock.advance(undoMinutes * 60_000);
  await runJob(t, "notice_decisions");
  expect((await detail(open)).reports).toMatchObject([{ record: { right: 1, wrong: 1 } }]);
});
