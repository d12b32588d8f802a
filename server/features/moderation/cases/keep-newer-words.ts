import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { mergeTexts } from "./merge-texts.ts";
import { keptRevision, type Snapshot } from "./snapshot-fragments.ts";
import { keepCasePictures, takeSnapshot } from "./take-snapshot.ts";

interface Kept {
  /** Of the case. */
  readonly id: string;
  readonly kind: CaseKind;
  readonly subjectId: string;
}

/**
 * Adds to a locked case what its subject says since it was edited, and what it said in between
 * (cases.2). What the case kept first stays. `isReported`: its first words are those of now, since
 * these were reported.
 */
export async function keepNewerWords(
  tx: Tx,
  { id, kind, subjectId }: Kept,
  { isReported }: { readonly isReported: boolean },
): Promise<void> {
  const kept = await selectOutdated(tx, id);
  const now = kept && await takeSnapshot(tx, kind, subjectId);
  if (!kept || !now) return;
  const snapshot = {
    ...kept,
    texts: mergeTexts(kept.texts, now.texts),
    ...(isReported && { excerpt: now.excerpt, verdicts: now.verdicts }),
  };
  await updateSnapshot(tx, id, snapshot);
  await keepCasePictures(tx, id, snapshot);
}

async function updateSnapshot(tx: Tx, id: string, snapshot: Snapshot): Promise<void> {
  await tx`update cases set snapshot = ${JSON.stringify(snapshot)}::text::jsonb where id = ${id}`;
}

/** Null where the case has what stands now. */
async function selectOutdated(sql: Sql, id: string): Promise<Snapshot | null> {
  const [row] = await sql<{ snapshot: Snapshot }[]>`
    select c.snapshot
    from cases c
    left join posts p on p.id = c.subject_id and c.kind in ('post', 'picture')
    left join comments m on m.id = c.subject_id and c.kind = 'comment'
    left join messages e on e.id = c.subject_id and c.kind = 'message'
    where c.id = ${id}
      and coalesce(p.revision, m.revision, e.revision) > 1
      and coalesce(p.revision, m.revision, e.revision) > ${keptRevision(sql)}`;
  return row?.snapshot ?? null;
}
