import { uuidv7 } from "uuidv7";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { NewDecision } from "#shared/cases/decide-contract.ts";
import type { TestApp } from "../create-test-app.ts";
import { runJob } from "../app/run-jobs.ts";
import { member, type TestMember } from "../member.ts";

interface AboutWhat {
  readonly kind: CaseKind;
  readonly subjectId: string;
  readonly memberId: string | null;
  readonly reporters?: readonly TestMember[];
}

/** Writes an open case with its reports directly into the tables. */
export async function aCase(t: TestApp, about: AboutWhat): Promise<string> {
  const { kind, subjectId, memberId, reporters = [] } = about;
  const id = uuidv7();
  const now = t.clock.now();
  await t.sql`
    insert into cases (id, kind, subject_id, member_id, sources, reasons, reports_count, weight, snapshot, opened_at)
    values (
      ${id}, ${kind}, ${subjectId}, ${memberId}, '{report}', '{spam}', ${reporters.length}, ${
    1000 * reporters.length
  },
      '{"excerpt": "", "texts": [], "verdicts": []}', ${now}
    )`;
  for (const { id: reporterId } of reporters) {
    await t.sql`
      insert into reports (id, case_id, reporter_id, reason, rule, description, weight, created_at)
      values (${uuidv7()}, ${id}, ${reporterId}, 'spam', 'spam', '', 1000, ${now})`;
  }
  return id;
}

/** Claims the case and decides it. */
export async function decided(
  by: TestMember,
  caseId: string,
  decision: Partial<NewDecision> & Pick<NewDecision, "decision">,
): Promise<Response> {
  const claimed = await by.post(`/api/moderation/cases/${caseId}/claim`);
  if (claimed.status !== 200) return claimed;
  return await by.post(`/api/moderation/cases/${caseId}/decide`, {
    rule: "spam",
    reason: "Advertising",
    ...decision,
  });
}

export const undone = (by: TestMember, caseId: string) => by.post(`/api/moderation/cases/${caseId}/undo`);

/** Decides a case about something of a member, and tells them. Returns the decision's id. */
export async function toldDecision(
  t: TestApp,
  about: AboutWhat,
  decision: Partial<NewDecision> & Pick<NewDecision, "decision">,
): Promise<string> {
  const by = await member(t, { isModerator: true });
  const caseId = await aCase(t, about);
  const answer = await decided(by, caseId, decision);
  if (answer.status !== 200) throw new Error(`Deciding: ${answer.status} ${await answer.text()}`);
  return await tellDecision(t, caseId);
}

/** Tells the member what was decided of a case. Returns the decision's id. */
export async function tellDecision(t: TestApp, caseId: string): Promise<string> {
  await t.sql`update decisions set notice_at = decided_at where case_id = ${caseId}`;
  await runJob(t, "notice_decisions");
  // Waits for a job of another call that tells of it right now.
  const [found] = await t.sql<{ id: string }[]>`
    update decisions set noticed_at = coalesce(noticed_at, decided_at) where case_id = ${caseId} returning id`;
  return found?.id ?? "";
}

/** The token of the mail about a decision; fails when none was sent. */
export function mailedDecisionToken(t: TestApp, email: string, decisionId: string): string {
  const link = t.mailbox.list(email)
    .flatMap(({ links }) => links)
    .find((one) => new URL(one).pathname === `/decisions/${decisionId}`);
  if (link === undefined) throw new Error(`No link to ${decisionId} was mailed to ${email}`);
  return new URL(link).hash.slice(1);
}

/** Contests a decision as its member; returns the case of the appeal. */
export async function appealOf(t: TestApp, who: TestMember, decisionId: string): Promise<string> {
  const answer = await who.post(`/api/decisions/${decisionId}/appeal`, { words: "Please look again." });
  if (answer.status !== 201) throw new Error(`Appealing: ${answer.status} ${await answer.text()}`);
  return await caseOfAppeal(t, decisionId);
}

export async function caseOfAppeal(t: TestApp, decisionId: string): Promise<string> {
  const [found] = await t.sql<
    { case_id: string }[]
  >`select case_id from appeals where decision_id = ${decisionId}`;
  return found?.case_id ?? "";
}

/** Claims and answers an appeal. */
export async function answered(by: TestMember, caseId: string, grants: boolean): Promise<Response> {
  await by.post(`/api/moderation/cases/${caseId}/claim`);
  const reason = grants ? "It quotes a book." : "It insults a group.";
  return await by.post(`/api/moderation/cases/${caseId}/answer`, { grants, reason });
}
