import { randomUUID } from "node:crypto";
import { createCtx } from "../../context.ts";
import { settleEvidence } from "../../features/cases/records/settle-evidence.ts";
import { keepEvidence } from "../../features/moderation/cases/keep-evidence.ts";
import type { KeptText } from "../../features/moderation/cases/snapshot-fragments.ts";
import { type AuthorizationRows, type Input, type Prepare, row } from "./authorization-row.ts";
import { caseOf } from "./case-rows.ts";
import { aPostWithImage } from "./conversations.ts";

/** The evidence of the owner's post; the caller has said why they look. */
const kept = (more: Input = {}): Prepare => async (given) => {
  const { t, caller } = given;
  const caseId = await caseOf(given, aPostWithImage);
  const now = t.clock.now();
  const [about] = await t.sql<{ subject_id: string; member_id: string; texts: KeptText[] }[]>`
    select subject_id, member_id, snapshot -> 'texts' as texts from cases where id = ${caseId}`;
  await t.db.transaction((tx) =>
    keepEvidence(
      tx,
      [{
        keptFor: "account",
        kind: "post",
        subjectId: about?.subject_id ?? "",
        memberId: about?.member_id ?? "",
        caseId,
        rule: "hate",
        content: { texts: about?.texts ?? [] },
      }],
      now,
    )
  );
  await settleEvidence(createCtx(t.deps, { type: "system", name: "test" }));
  const [row] = await t.sql<{ id: string; image_id: string }[]>`
    select e.id, p.image_id
    from evidence e
    join evidence_pictures p on p.evidence_id = e.id
    where e.case_id = ${caseId}`;
  const look = randomUUID();
  if (caller) {
    await t.sql`
      insert into audit_log (id, action, actor_id, actor_username, target_id, target_username, subject_id, created_at)
      values (
        ${look}, 'open_evidence', ${caller.id}, '-', ${caller.id}, '-', ${row?.id ?? null}, ${now}
      )`;
  }
  return {
    params: { id: row?.id ?? "", pictureId: row?.image_id ?? "" },
    query: { look },
    ...more,
  };
};

// deno-fmt-ignore
export const evidenceRows = {
  //                          stranger member blocked owner suspended administrator
  listEvidence:             row(401,   403,   403,    403,  401,      200, async (given) => ({ query: { caseId: await caseOf(given) } })),
  openEvidence:             row(401,   403,   403,    403,  401,      201, kept({ json: { reason: "The police ask" } })),
  getEvidence:              row(401,   403,   403,    403,  401,      200, kept()),
  getEvidencePicture:       row(401,   403,   403,    403,  401,      200, kept()),
} satisfies AuthorizationRows;
