import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ReportReason } from "#shared/reports/report-reason.ts";
import type { Fragment, Tx } from "../../../db/open-database.ts";
import { keepCasePictures } from "../../moderation/cases/keep-case-pictures.ts";
import {
  type KeptText,
  presentSnapshot,
  presentText,
  type Snapshot,
  type TextRow,
} from "../../moderation/cases/present-snapshot.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { textColumns } from "../../moderation/cases/text-fragments.ts";
import type { Appeal } from "./appeal-queries.ts";

/**
 * Opens the case of an appeal. It keeps the copies of the case that was decided, behind the words
 * of the appeal; of a wave, what the member wrote of it.
 */
export async function openCaseOfAppeal(tx: Tx, decidedCaseId: string, appeal: Appeal): Promise<void> {
  const decided = await selectDecidedCase(tx, decidedCaseId);
  if (!decided) throw new Error(`Case ${decidedCaseId} is gone while its decision is locked`);
  const { memberId, words } = appeal;
  const { texts, verdicts } = await copyOf(tx, decided, appeal);
  const snapshot = presentSnapshot({ memberId, words, texts, verdicts });
  await insertCase(tx, appeal, { reasons: decided.reasons, snapshot });
  await keepCasePictures(tx, appeal.caseId, snapshot);
}

interface DecidedCase {
  readonly kind: CaseKind;
  readonly subject_id: string;
  readonly reasons: readonly ReportReason[];
  readonly has_copies: boolean;
  readonly snapshot: Snapshot;
}

async function selectDecidedCase(tx: Tx, id: string): Promise<DecidedCase | null> {
  const [row] = await tx<DecidedCase[]>`
    select kind, subject_id, reasons, has_copies, snapshot from cases where id = ${id}`;
  return row ?? null;
}

async function copyOf(
  tx: Tx,
  { kind, subject_id: subjectId, has_copies, snapshot }: DecidedCase,
  appeal: Appeal,
): Promise<Pick<Snapshot, "texts" | "verdicts">> {
  const verdicts = snapshot.verdicts ?? [];
  if (kind === "wave") {
    const texts = await selectOwnTexts(tx, appeal);
    return { texts: texts.length > 0 ? texts : snapshot.texts, verdicts };
  }
  if (has_copies) return { texts: snapshot.texts, verdicts };
  return await takeSnapshot(tx, kind, subjectId) ?? { texts: snapshot.texts, verdicts };
}

/** What the member wrote of a wave that was decided. */
async function selectOwnTexts(tx: Tx, { decisionId, memberId }: Appeal): Promise<KeptText[]> {
  const own = tx`(
        select (e ->> 'id')::uuid
        from decisions d
        cross join jsonb_array_elements(effects_on(d, ${memberId}::uuid)) as e
        where d.id = ${decisionId}
      )`;
  const columns: Fragment = textColumns(tx, tx`said.author_id`, tx`true`);
  const rows = await tx<TextRow[]>`
    select ${columns}
    from (
      select id, author_id, content, image_id, image_alt, created_at from posts where id in ${own}
      union all
      select id, author_id, content, null, null, created_at from comments where id in ${own}
      order by id
      limit 20
    ) as said
    order by said.id`;
  return rows.map(presentText);
}

/** It weighs as a report of who never reported: before what opened by itself. */
const weight = 1000;

async function insertCase(
  tx: Tx,
  { id, caseId, memberId, at }: Appeal,
  { reasons, snapshot }: { readonly reasons: readonly ReportReason[]; readonly snapshot: Snapshot },
): Promise<void> {
  await tx`
    insert into cases (id, kind, subject_id, member_id, sources, reasons, weight, snapshot, opened_at)
    values (
      ${caseId}, 'appeal', ${id}, ${memberId}, '{appeal}', ${[...reasons]}::text[], ${weight},
      ${JSON.stringify(snapshot)}::text::jsonb, ${at}
    )`;
}
