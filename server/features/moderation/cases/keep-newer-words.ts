import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { mergeTexts } from "./merge-texts.ts";
import type { Snapshot } from "./snapshot-fragments.ts";
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
  await tx`update cases set snapshot = ${JSON.stringify(snapshot)}::text::jsonb where id = ${id}`;
  await keepCasePictures(tx, id, snapshot);
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

/** The expression of the latest version of its subject that the case `c` keeps; null: none. */
export function keptRevision(sql: Sql): Fragment {
  return sql`(
        select max(coalesce((kept.text ->> 'revision')::integer, 1))
        from jsonb_array_elements(c.snapshot -> 'texts') as kept (text)
        where (kept.text ->> 'isSubject')::boolean
      )`;
}
