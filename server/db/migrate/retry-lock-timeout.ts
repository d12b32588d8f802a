import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../open-database.ts";

/** Whoever comes after a statement that waits for a lock waits as well, so it waits this long. */
const usualMs = 500;
/**
 * PostgreSQL ends an automatic vacuum for whoever has waited a second (`deadlock_timeout`); nothing
 * shorter would ever get its lock.
 */
const beyondVacuumMs = 1_500;
const pausesMs = [500, 1_000, 2_000, 5_000];

export interface LockWait {
  readonly step: string;
  /** How often it was tried so far. */
  readonly tries: number;
  readonly pauseMs: number;
}

/**
 * Runs a step that may reject since it did not get a lock in time, again and again, with pauses in
 * which others work on. `lockTimeoutMs` is for the step to set.
 */
export async function retryLockTimeout<T>(
  step: (lockTimeoutMs: number) => Promise<T>,
  { isVacuuming, onWait }: {
    isVacuuming(): Promise<boolean>;
    onWait(tries: number, pauseMs: number): void;
  },
): Promise<T> {
  for (let tries = 1;; tries++) {
    const lockTimeoutMs = tries > 1 && await isVacuuming() ? beyondVacuumMs : usualMs;
    try {
      return await step(lockTimeoutMs);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length) - 1] as number;
      onWait(tries, pauseMs);
      await wait(pauseMs);
    }
  }
}

/** Everybody may see that a vacuum runs, though not of which table. */
export async function isVacuumRunning(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ runs: boolean }[]>`
    select exists (
      select
      from pg_stat_progress_vacuum
      where datname = current_database()
    ) as runs`;
  return row?.runs ?? false;
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "55P03";
}
