import { type Batch, isInBatch } from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/** What one statement examined, and which of it nothing shows. */
export interface Examined extends Batch<Date> {
  readonly unused: readonly string[];
}

interface Due {
  readonly until: Date;
  readonly after: Date | null;
  /** From when an unused one is counted, in case it stays. */
  readonly again: Date;
  /** From when one is counted that is kept though nothing shows it. */
  readonly keptAgain: Date;
}

/**
 * Takes a batch of images off the list of those to examine, by `images_to_examine_by_age`. Those
 * that are unused stay on it until they are gone, in case the process dies before it removed them.
 * What is added to the list meanwhile, for a use that this statement still sees, is a row of its
 * own, which it leaves.
 */
export async function examineImages(sql: Sql, { until, after, again, keptAgain }: Due): Promise<Examined> {
  const [row] = await sql<Examined[]>`
    with gone as (
      delete from images_to_examine
      where ${isInBatch(sql, "images_to_examine", { by: "since", after, until })}
      returning image_id, since as place
    ), unused as materialized (
      select i.id, image_is_kept(i.id) as is_kept
      from images i
      where i.id in (select image_id from gone)
        and not image_is_used(i.id)
    ), listed as (
      insert into images_to_examine (image_id, since)
      select id, case when is_kept then ${keptAgain}::timestamptz else ${again}::timestamptz end
      from unused
    )
    select
      (select count(*)::integer from gone) as removed,
      (select max(place) from gone) as last,
      array(select id from unused where not is_kept order by id) as unused`;
  return row ?? { removed: 0, last: null, unused: [] };
}
