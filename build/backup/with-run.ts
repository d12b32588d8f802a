import type { Database } from "../../server/db/open-database.ts";
import {
  deleteOldRuns,
  endDeadRuns,
  failRun,
  finishRun,
  insertRun,
  type RunFigures,
  type WantedRun,
} from "../../server/features/system/backups/backup-run-queries.ts";

const keptDays = 90;

interface Run<T extends RunFigures>
  extends Pick<WantedRun, "kind" | "place" | "unlessSince" | "unlessFailedSince"> {
  readonly database: Pick<Database, "sql" | "processLock">;
  readonly now: () => Date;
  readonly work: () => Promise<T>;
}

/**
 * Does the work as a run that the database knows of: whether one is under way on another machine,
 * how it ended, and when. Returns null without doing it when another is under way or none is due.
 */
export async function withRun<T extends RunFigures>(
  { database, now, work, ...wanted }: Run<T>,
): Promise<T | null> {
  const { sql, processLock } = database;
  await endDeadRuns(sql, now());
  const id = await insertRun(sql, { ...wanted, process: await processLock.id(), now: now() });
  if (id === null) return null;
  try {
    const done = await work();
    await finishRun(sql, id, now(), done);
    await deleteOldRuns(sql, new Date(now().getTime() - keptDays * 86_400_000));
    return done;
  } catch (error) {
    await failRun(sql, id, now(), (error as Error).message).catch(() => {});
    throw error;
  }
}
