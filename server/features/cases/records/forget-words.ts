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
import type { Sql } from "../../../db/open-database.ts";

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
