import type { CaseKind, CaseSource } from "#shared/cases/case-shapes.ts";
import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import { keepNewerWords } from "./keep-newer-words.ts";
import type { Snapshot } from "./snapshot-fragments.ts";
import { keepCasePictures, takeSnapshot } from "./take-snapshot.ts";

interface CaseToOpen {
  /** The id of the case, when none is open. */
  readonly id: string;
  readonly kind: Exclude<CaseKind, "wave" | "appeal">;
  readonly subjectId: string;
  /** What leads to it. */
  readonly source: CaseSource;
  readonly at: Date;
}

/**
 * Finds the open case about a subject and adds the source, and what the subject says since it was
 * edited, or opens one with a copy of the subject as it is (cases.2). Locks it, and returns its id;
 * null when there is no subject. A post and its picture are one case, of the post once anybody asks
 * about more than the picture.
 */
export async function openCaseOf(tx: Tx, wanted: CaseToOpen): Promise<string | null> {
  for (;;) {
    const open = await lockOpenCase(tx, wanted);
    if (open) {
      await joinCase(tx, open, wanted);
      await keepNewerWords(tx, { ...open, subjectId: wanted.subjectId }, { isReported: true });
      return open.id;
    }
    const snapshot = await takeSnapshot(tx, wanted.kind, wanted.subjectId);
    if (!snapshot) return null;
    // Otherwise somebody else opened one meanwhile.
    if (await insertCase(tx, wanted, snapshot)) {
      await keepCasePictures(tx, wanted.id, snapshot);
      return wanted.id;
    }
  }
}

interface OpenCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly sources: readonly CaseSource[];
}

async function lockOpenCase(tx: Tx, { kind, subjectId }: CaseToOpen): Promise<OpenCase | null> {
  const kinds = kind === "post" || kind === "picture" ? ["post", "picture"] : [kind];
  const [row] = await tx<OpenCase[]>`
    select id, kind, sources
    from cases
    where subject_id = ${subjectId} and closed_at is null and kind = any(${kinds}::text[])
    order by kind = 'post' desc
    limit 1
    for no key update`;
  return row ?? null;
}

/** Adds the source to a case that is locked, which is about the post if the new one is. */
async function joinCase(tx: Tx, open: OpenCase, { kind, source }: CaseToOpen): Promise<void> {
  const joined = kind === "post" ? kind : open.kind;
  const sources = open.sources.includes(source) ? open.sources : [...open.sources, source];
  try {
    await tx`update cases set kind = ${joined}, sources = ${[...sources]}::text[] where id = ${open.id}`;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== uniqueViolation) throw error;
    throw new ChangedMeanwhile("A case about the post was opened meanwhile", { cause: error });
  }
}

const uniqueViolation = "23505";

/** Returns whether no other one was open. */
async function insertCase(
  tx: Tx,
  { id, kind, subjectId, source, at }: CaseToOpen,
  snapshot: Snapshot,
): Promise<boolean> {
  const rows = await tx`
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at)
    values (
      ${id}, ${kind}, ${subjectId}, ${snapshot.memberId}, ${[source]}::text[],
      ${JSON.stringify(snapshot)}::text::jsonb, ${at}
    )
    on conflict (kind, subject_id) where closed_at is null do nothing
    returning id`;
  return rows.length > 0;
}
