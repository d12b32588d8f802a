import { setInterval } from "node:timers";
import type { Connection } from "./pool/connection.ts";
import type { Sql } from "./pool/driver.ts";

/**
 * Shows other processes that this one is alive, by an advisory lock on its own connection. The
 * database server releases the lock when the process dies, so its unfinished work can be taken over
 * at once.
 */
export interface ProcessLock {
  /**
   * The current id of this process; a new one after its connection was lost. Other processes ask
   * `process_lives(id)` in SQL. Throws `database_unavailable`.
   */
  id(): Promise<number>;
  /** Releases an id, so that work begun under it counts as abandoned. */
  giveUp(id: number): Promise<void>;
}

/** An exclusive connection, which runs one statement at a time. */
export interface KeptConnection {
  readonly connection: Connection;
  readonly sql: Sql;
}

interface Held {
  readonly id: number;
  readonly connection: Connection;
}

/** Shorter than the time after which a firewall drops a silent connection. */
const heartbeatMs = 5_000;

/** Opens no connection before the first `id`; `keep` opens one. */
export function createProcessLock(keep: () => Promise<KeptConnection>): ProcessLock {
  let current: Promise<Held> | null = null;

  async function holdLock(): Promise<Held> {
    const { connection, sql } = await keep();
    const id = await holdId(sql).catch((error: Error) => {
      connection.lose(error);
      throw error;
    });
    const heartbeat = setInterval(() => {
      if (connection.isLost) clearInterval(heartbeat);
      else if (connection.busySince === null) sql`select 1`.catch(() => {});
    }, heartbeatMs).unref();
    return { id, connection };
  }

  return {
    async id() {
      for (;;) {
        const asked = current ??= holdLock();
        const held = await asked.catch((error: unknown) => {
          if (current === asked) current = null;
          throw error;
        });
        if (!held.connection.isLost) return held.id;
        if (current === asked) current = null;
      }
    },
    async giveUp(id) {
      const held = await current?.catch(() => null);
      if (held?.id === id) held.connection.lose(new Error("The id of this process was released"));
    },
  };
}

async function holdId(sql: Sql): Promise<number> {
  await noticeSilence(sql);
  const [row] = await sql<{ id: number }[]>`select nextval('process_ids')::integer as id`;
  if (!row) throw new Error("The database returned no process id");
  // The number of all locks of processes, which process_lives asks for.
  await sql`select pg_advisory_lock(1735158125, ${row.id}::integer)`;
  return row.id;
}

/**
 * Lets the server notice within six seconds that the machine at the other end of this connection is
 * gone without a word, and release its locks; the default is hours. The second line counts when the
 * server has just sent something.
 */
export async function noticeSilence(sql: Sql): Promise<void> {
  await sql.unsafe(
    `set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3;
     set tcp_user_timeout = 6000`,
  );
}

/** How many other server processes work on this database, given the id of this one. */
export async function countOtherProcesses(sql: Sql, ownId: number): Promise<number> {
  const [row] = await sql<{ others: number }[]>`
    select count(distinct objid)::integer as others
    from pg_locks
    where locktype = 'advisory'
      and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())
      and classid = 1735158125
      and objid <> ${ownId}::oid`;
  return row?.others ?? 0;
}
