import type { Database } from "../../../server/db/open-database.ts";
import {
  deleteOldRuns,
  endDeadRuns,
  failRun,
  finishRun,
  insertRun,
  type RunFigures,
  runGoesOn,
  type WantedRun,
} from "../../../server/features/system/backup-run-queries.ts";
import { type Progress, watchProgress } from "./watch-progress.ts";

const keptDays = 90;
const endedMeanwhile =
  "The connection to the database was lost for a time, and others took this run for ended: nothing of it was kept.";

interface RunUnderWay {
  /** To be asked before the last step, whether the run still counts: rejects when it does not. */
  readonly refuseIfEnded: () => Promise<void>;
  /** To be told whenever something was done. */
  readonly progress: Progress;
}

interface Run<T extends RunFigures>
  extends Pick<WantedRun, "kind" | "place" | "unlessSince" | "unlessFailedSince"> {
  readonly database: Pick<Database, "sql" | "processLock">;
  readonly now: () => Date;
  readonly work: (run: RunUnderWay) => Promise<T>;
  /** Takes back what the work made, when the run had ended for the others meanwhile. */
  readonly undo?: (done: T) => Promise<void>;
  /** Without progress for so long, the run has failed. */
  readonly stalledAfterMs?: number;
}

/**
 * Does the work as a run that the database knows of: whether one is under way on another machine,
 * how it ended, and when. Returns null without doing it when another is under way or none is due.
 */
export async function withRun<T extends RunFigures>(
  { database, now, work, undo, stalledAfterMs, ...wanted }: Run<T>,
): Promise<T | null> {
  const { sql, processLock } = database;
  await endDeadRuns(sql, now());
  const id = await insertRun(sql, { ...wanted, process: await processLock.id(), now: now() });
  if (id === null) return null;
  const progress = watchProgress(stalledAfterMs);
  try {
    const refuseIfEnded = async () => {
      if (!await runGoesOn(sql, id)) throw new Error(endedMeanwhile);
    };
    const done = await progress.orStalled(work({ refuseIfEnded, progress }));
    if (!await finishRun(sql, id, now(), done)) {
      await undo?.(done);
      throw new Error(endedMeanwhile);
    }
    await deleteOldRuns(sql, new Date(now().getTime() - keptDays * 86_400_000));
    return done;
  } catch (error) {
    await failRun(sql, id, now(), (error as Error).message).catch(() => {});
    throw error;
  } finally {
    progress.stop();
  }
}
