import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import {
  type Batch,
  deleteBatch,
  isInBatch,
  readBatch,
  removeInBatches,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";

/**
 * Forgets who reported in closed cases and in which words, the notes of moderators, the digests of
 * known images, and what decisions kept for their reverse (retention.1). What was decided, how much
 * was reported and which authorities were told stays.
 */
export async function forgetWordsOfCases(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  for (
    const [forget, kept] of [
      [forgetReporters, "reports"],
      [deleteNotes, "caseNotes"],
      [deleteKnownImages, "knownImages"],
      [forgetFormer, "undoneBy"],
    ] as const
  ) {
    const until = getRetentionCutoff(kept, now);
    await removeInBatches((after) => forget(db.sql, until, after), signal);
  }
}

/**
 * Makes the reports of a batch of closed cases nameless and wordless, by `cases_with_words`. What
 * is counted of them stays. Whoever changes a report locks its case first.
 */
async function forgetReporters(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update cases
        set has_words = false
        where ${
      isInBatch(sql, "cases", {
        by: "closed_at",
        after,
        until,
        condition: sql`has_words and closed_at is not null`,
      })
    }
        returning id, closed_at as place
      ), nameless as (
        update reports
        set reporter_id = null, description = ''
        where case_id in (select id from gone)
      )
      ${selectRemovedBatch(sql)}`,
  );
}

/** By `case_notes_by_age`. A note stays until a year after its case was closed. */
async function deleteNotes(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "case_notes", {
        by: "created_at",
        after,
        until,
        condition: sql`(select c.closed_at <= ${until} from cases c where c.id = case_id)`,
      })
    }`,
  );
}

/** By `known_images_by_age`. An open case keeps all that a report to the authorities needs. */
async function deleteKnownImages(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${
      deleteBatch(sql, "known_images", {
        by: "matched_at",
        after,
        until,
        condition: sql`(select c.closed_at <= ${until} from cases c where c.id = case_id)`,
      })
    }`,
  );
}

/**
 * Empties what a batch of decisions kept for their reverse, by `decisions_with_former`. What a
 * statement of reasons reads stays. An appeal that can be made or waits may still need it, and so
 * may a job that restores.
 */
async function forgetFormer(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update decisions
        set
          has_former = false,
          former = jsonb_build_object('effects', (
            select coalesce(jsonb_agg((e - 'former') || jsonb_build_object('former', jsonb_strip_nulls(
              jsonb_build_object(
                'level', e #> '{former,level}',
                'until', e #> '{former,until}',
                'stoppedPromotions', coalesce(
                  e #> '{former,stoppedPromotions}', to_jsonb(jsonb_array_length(e #> '{former,promotions}'))
                )
              )
            )) order by place), '[]')
            from jsonb_array_elements(former -> 'effects') with ordinality as given (e, place)
          ))
        where ${
      isInBatch(sql, "decisions", {
        by: "decided_at",
        after,
        until,
        condition: sql`has_former
          and (noticed_at is null or noticed_at <= ${until})
          and not former @> '{"effects": [{"former": {"hidden": {"hasMore": true}}}]}'
          and not exists (
            select from appeals a where a.decision_id = decisions.id and a.answered_at is null
          )`,
      })
    }
        returning decided_at as place
      )
      ${selectRemovedBatch(sql)}`,
  );
}

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
}

async function closeAppeals(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx`
    update cases
    set
      snapshot = snapshot || '{"excerpt": ""}',
      closed_at = coalesce(closed_at, ${at}), claimed_by = null, claimed_until = null
    where id in (select case_id from appeals where member_id = ${memberId})`;
  await tx`
    update appeals
    set words = null, answer = null, answered_at = coalesce(answered_at, ${at})
    where member_id = ${memberId}`;
}

/** Deletes what cases kept of words and pictures, some time after they were closed (cases.5). */
export async function deleteCopies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("caseCopies", clock.now());
  await removeInBatches((after) => deleteCopiesBefore(db.sql, until, after), signal);
}

/**
 * Empties the snapshots of a batch of closed cases, by `cases_with_copies`, and lets go of their
 * pictures, whose files go as soon as nothing else shows them.
 */
async function deleteCopiesBefore(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update cases
        set snapshot = '{"excerpt": "", "texts": [], "verdicts": []}', has_copies = false
        where ${
      isInBatch(sql, "cases", {
        by: "closed_at",
        after,
        until,
        condition: sql`has_copies and closed_at is not null`,
      })
    }
        returning id, closed_at as place
      ), pictures as (
        delete from case_pictures
        where case_id in (select id from gone)
        returning image_id
      ), examined as (
        insert into images_to_examine (image_id, since)
        select i.id, i.created_at
        from pictures p
        join images i on i.id = p.image_id
      )
      ${selectRemovedBatch(sql)}`,
  );
}

/** Forgets what moderators looked at before today, which only the day's count needs (cases.7). */
export async function pruneLooks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  signal?: AbortSignal,
): Promise<void> {
  const until = getRetentionCutoff("caseLooks", clock.now());
  await removeInBatches((after) => deleteLooks(db.sql, until, after), signal);
}

/** By `case_looks_by_day`. */
async function deleteLooks(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "case_looks", { by: "looked_on", after, until })}`,
  );
}
