import { getRetentionCutoff } from "#shared/retention.ts";
import type { Deps } from "../../../context.ts";
import { type Batch, isInBatch, removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { removeUnusedImage } from "../remove-image.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Deletes uploads that were not used within a day, and pictures that nothing shows any more.
 * Returns how many. Examines those on the list, to which each comes when it is stored and when what
 * showed it is gone. Any number of processes may run it at any time.
 */
export async function pruneImages(
  deps: Pick<Deps, "db" | "clock" | "providers" | "log">,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.clock.now();
  const until = getRetentionCutoff("unusedPictures", now);
  // Due at the next run, and not in this one.
  const again = new Date(until.getTime() + 1);
  let pruned = 0;
  await removeInBatches(async (after) => {
    const examined = await examineImages(deps.db.sql, { until, after, again, keptAgain: now });
    for (const id of examined.unused) if (await removeUnusedImage(deps, id)) pruned += 1;
    return examined;
  }, signal);
  return pruned;
}

/** The images that one statement examined, and those of them that nothing shows. */
interface Examined extends Batch<Date> {
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
 * A row added to the list meanwhile, for a use that this statement still sees, is another
 * one, which it leaves.
 */
async function examineImages(sql: Sql, { until, after, again, keptAgain }: Due): Promise<Examined> {
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
