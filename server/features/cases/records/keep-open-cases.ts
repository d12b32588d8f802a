import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Tx } from "../../../db/open-database.ts";
import { keepEvidence } from "../../moderation/cases/keep-evidence.ts";
import type { KeptText } from "../../moderation/cases/present-snapshot.ts";
import { type ContentRef, selectContents } from "./content-queries.ts";
import { findGravestReason } from "./kept-rules.ts";

/**
 * Keeps what the open cases about a member have, before the account is removed (evidence.1): what
 * each kept when it was opened; of a wave what the member wrote in it.
 */
export async function keepOpenCasesOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  const cases = await selectOpenCases(tx, memberId);
  const written = await selectWrittenInWaves(tx, memberId);
  const contents = await selectContents(tx, written);
  const found = [
    ...cases.map(({ texts, ...about }) => ({ ...about, content: { texts } })),
    ...written.flatMap(({ case_id: id, kind, id: subject_id, reasons }) => {
      const kept = contents.find((one) => one.kind === kind && one.id === subject_id);
      return kept ? [{ id, kind, subject_id, reasons, content: kept.content }] : [];
    }),
  ];
  const evidence = found.map(({ id: caseId, kind, subject_id: subjectId, reasons, content }) => {
    const about = { kind, subjectId, memberId, caseId, rule: findGravestReason(reasons) };
    return { keptFor: "account", ...about, content } as const;
  });
  await keepEvidence(tx, evidence, at);
}

interface OpenCaseRow {
  readonly id: string;
  readonly kind: Exclude<CaseKind, "wave" | "appeal">;
  readonly subject_id: string;
  readonly reasons: readonly string[];
  readonly texts: readonly KeptText[];
}

function selectOpenCases(tx: Tx, memberId: string): Promise<OpenCaseRow[]> {
  return tx<OpenCaseRow[]>`
    select id, kind, subject_id, reasons, snapshot -> 'texts' as texts
    from cases
    where member_id = ${memberId} and closed_at is null and kind <> 'appeal'
    order by id`;
}

interface WrittenRow extends ContentRef {
  readonly case_id: string;
  readonly reasons: readonly string[];
}

function selectWrittenInWaves(tx: Tx, memberId: string): Promise<WrittenRow[]> {
  return tx<WrittenRow[]>`
    select c.id as case_id, w.kind, w.content_id as id, c.reasons
    from wave_contents w
    join cases c on c.id = w.case_id
    where w.member_id = ${memberId} and c.closed_at is null
    order by c.id, w.content_id`;
}
