import type { Deps } from "../context.ts";
import { selectOtherCollations } from "../db/collations/collation-queries.ts";

/**
 * Warns when the system orders texts otherwise than when the database was made: indexes may miss
 * rows. Never throws.
 */
export async function warnOfOtherCollations({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  try {
    const others = await selectOtherCollations(db.sql);
    if (others.length === 0) return;
    log.warn(
      { collations: others },
      "texts are ordered by another version of a collation than when the database was made: see upgrading.md",
    );
  } catch (err) {
    log.warn({ err }, "could not look at the collations of the database");
  }
}
