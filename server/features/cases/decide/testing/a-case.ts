import { uuidv7 } from "uuidv7";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { NewDecision } from "#shared/cases/decide-contract.ts";
import type { TestApp } from "../../../../testing/create-test-app.ts";
import type { TestMember } from "../../../../testing/member.ts";

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
