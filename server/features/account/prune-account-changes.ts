import type { Deps } from "../../context.ts";
import {
  type Batch,
  batchSize,
  deleteBatch,
  readBatch,
  removeInBatches,
} from "../../db/cleanup/remove-in-batches.ts";
import { deleteLapsedEmailChanges } from "./email-change/email-change-queries.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Removes expired former usernames and email changes, which have no effect any more, and the months
 * in which members turned 18 (auth.22).
 */
export async function pruneAccountChanges(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (const remove of [deleteLapsedUsernames, deleteLapsedEmailChanges, forgetPassedMonths]) {
    await removeInBatches((after) => remove(db.sql, now, after), signal);
  }
}

/** Forgets the months that are over, by `members_coming_of_age`, which then lacks the rows. */
async function forgetPassedMonths(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(sql<Batch<Date>[]>`
    with due as (
      select id, of_age_from as place
      from members
      where of_age_from >= ${after ?? new Date(0)}
        and of_age_from <= ${now}
      order by of_age_from
      limit ${sql.unsafe(String(batchSize))}
      for update skip locked
    ),
    gone as (
      update members
      set of_age_from = null
      from due
      where members.id = due.id
      returning due.place
    )
    select count(*)::integer as removed, max(place) as last
    from gone`);
}

/** By `former_usernames_by_end`. */
async function deleteLapsedUsernames(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "former_usernames", { by: "kept_until", after, until: now })}`,
  );
}
