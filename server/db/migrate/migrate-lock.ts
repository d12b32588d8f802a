import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../open-database.ts";
import { noticeSilence } from "../process-lock.ts";

/** Must never change: all releases exclude each other by this lock. */
const transactionKey = 7_206_401_935;
/** Must never change: held over all steps, also over those that cannot be in a transaction. */
const sessionKey = 7_206_401_936;
const pollMs = 100;

/**
 * Waits until this session may migrate; having it already counts as well. The lock is given back
 * when this machine falls silent. It asks again and again instead of waiting in a statement:
 * `create index concurrently` of the process that has it would wait for that statement, and both
 * for ever.
 */
export async function takeMigrationLock(sql: Sql): Promise<void> {
  await noticeSilence(sql);
  for (;;) {
    const [row] = await sql<{ isMine: boolean }[]>`select pg_try_advisory_lock(${sessionKey}) as "isMine"`;
    if (row?.isMine) return;
    await wait(pollMs);
  }
}

/** Excludes releases that know only this lock, until the transaction ends. */
export async function lockTransaction(tx: Sql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${transactionKey})`;
}
