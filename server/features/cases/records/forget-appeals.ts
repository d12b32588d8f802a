import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import {
  type Batch,
  isInBatch,
  readBatch,
  removeInBatches,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";

/**
 * Forgets the words of appeals and answers a while after the answer (appeals.3); the rest stays.
 */
export async function forgetAppeals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("appeals", clock.now());
  await removeInBatches((after) => forgetWordsBefore(db.sql, until, after), signal);
}

/** Empties the words of a batch of answered appeals, by `appeals_with_words`. */
async function forgetWordsBefore(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update appeals
        set words = null, answer = null
        where ${
      isInBatch(sql, "appeals", {
        by: "answered_at",
        after,
        until,
        condition: sql`answered_at is not null and words is not null`,
      })
    }
        returning answered_at as place
      )
      ${selectRemovedBatch(sql)}`,
  );
}

/**
 * Forgets the words of a removed account's appeals and their answers, and closes those that wait:
 * there is nobody to answer. The caller has locked their cases.
 */
export async function forgetAppealsOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await closeAppeals(tx, memberId, at);
  await emptyAppeals(tx, memberId, at);
}

async function closeAppeals(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`
    update cases
    set
      snapshot = snapshot || '{"excerpt": ""}',
      closed_at = coalesce(closed_at, ${at}), claimed_by = null, claimed_until = null
    where id in (select case_id from appeals where member_id = ${memberId})`;
}

async function emptyAppeals(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`
    update appeals
    set words = null, answer = null, answered_at = coalesce(answered_at, ${at})
    where member_id = ${memberId}`;
}
