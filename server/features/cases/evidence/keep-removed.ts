import type { Tx } from "../../../db/open-database.ts";
import type { HiddenContent } from "../effects/effect.ts";

/** What was removed: contents, or what a member posted. */
export type Removed =
  | { readonly kind: string; readonly id: string }
  | { readonly former: { readonly hidden: HiddenContent } };

/**
 * Keeps what a decision removed, or the next batch of it, as evidence, when its rule asks for that
 * (evidence.1).
 */
export async function keepRemoved(
  tx: Tx,
  decisionId: string,
  removed: readonly Removed[],
  at: Date,
): Promise<void> {
  await tx`
    select keep_what_was_removed(d, ${JSON.stringify(removed)}::text::jsonb, ${at}::timestamptz)
    from decisions d
    where d.id = ${decisionId}`;
}

/** Takes back what a decision had kept of a content, or of a member. */
export async function dropEvidence(tx: Tx, decisionId: string, subjectId: string, at: Date): Promise<void> {
  await tx`select drop_evidence(${decisionId}::uuid, ${subjectId}::uuid, ${at}::timestamptz)`;
}

/**
 * The same when an appeal is granted. What a later decision keeps removed for one of the rules of
 * which evidence is kept is its evidence from then on.
 */
export async function leaveEvidence(
  tx: Tx,
  { decisionId, subjectId, laterId }: {
    readonly decisionId: string;
    readonly subjectId: string;
    readonly laterId: string | null;
  },
  at: Date,
): Promise<void> {
  await tx`
    select leave_evidence(${decisionId}::uuid, ${subjectId}::uuid, ${laterId}::uuid, ${at}::timestamptz)`;
}
