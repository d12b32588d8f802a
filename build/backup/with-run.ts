import type { Database } from "../../server/db/open-database.ts";
import {
  deleteOldRuns,
  endDeadRuns,
  failRun,
  finishRun,
  insertRun,
  type RunFigures,
  runGoesOn,
  type WantedRun,
} from "../../server/features/system/backups/backup-run-queries.ts";

const keptDays = 90;
const endedMeanwhile =
  "The connection to the database was lost for a time, and others took this run for ended: nothing of it was kept.";

interface Run<T extends RunFigures>
  extends Pick<WantedRun, "kind" | "place" | "unlessSince" | "unlessFailedSince"> {
  readonly database: Pick<Database, "sql" | "processLock">;
  readonly now: () => Date;
  /** May ask, before its last step, whether the run still counts: this rejects when it does not. */
  readonly work: (refuseIfEnded: () => Promise<void>) => Promise<T>;
  /** Takes back what the work made, when the run had ended for the others meanwhile. */
  readonly undo?: (done: T) => Promise<void>;
}

/**
 * Does the work as a run that the database knows of: whether one is under way on another machine,
 * how it ended, and when. Returns null without doing it when another is under way or none is due.
 */
export async function withRun<T extends RunFigures>(
  { database, now, work, undo, ...wanted }: Run<T>,
): Promise<T | null> {
  const { sql, processLock } = database;
  await endDeadRuns(sql, now());
  const id = await insertRun(sql, { ...wanted, process: await processLock.id(), now: now() });
  if (id === null) return null;
  try {
    const done = await work(async () => {
      if (!await runGoesOn(sql, id)) throw new Error(endedMeanwhile);
    });
    if (!await finishRun(sql, id, now(), done)) {
      await undo?.(done);
      throw new Error(endedMeanwhile);
    }
    await deleteOldRuns(sql, new Date(now().getTime() - keptDays * 86_400_000));
    return done;
  } catch (error) {
    await failRun(sql, id, now(), (error as Error).message).catch(() => {});
    throw error;
  }
}
