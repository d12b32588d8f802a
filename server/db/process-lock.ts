import { setInterval } from "node:timers";
import type { Sql } from "./client.ts";
import type { Connection } from "./pool/connection.ts";

/**
 * Shows other processes that this one lives, by a lock on a connection kept for it. The database server releases the lock when the
 * process dies, so nobody waits for what it leaves behind.
 */
export interface ProcessLock {
  /**
   * The id that this process holds now: a new one after its connection was lost. Other processes ask `process_lives(id)` in SQL.
   * Throws `database_unavailable`.
   */
  id(): Promise<number>;
  /** Gives an id up, so that whatever was begun under it counts as abandoned. */
  giveUp(id: number): Promise<void>;
}

/** A connection for one user, and its statements, one at a time. */
interface KeptConnection {
  readonly connection: Connection;
  readonly sql: Sql;
}

interface Held {
  readonly id: number;
  readonly connection: Connection;
}

/** Well before what stands between drops a silent connection. */
const heartbeatMs = 5_000;

/** Keeps no connection before the first `id`. `keep` opens one. */
export function createProcessLock(keep: () => Promise<KeptConnection>): ProcessLock {
  let current: Promise<Held> | null = null;

  async function hold(): Promise<Held> {
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
        const asked = current ??= hold();
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
      if (held?.id === id) held.connection.lose(new Error("The id of this process was given up"));
    },
  };
}

async function holdId(sql: Sql): Promise<number> {
  // The server notices within 11 seconds that the machine of a process is gone; by default it takes hours.
  await sql.unsafe(
    "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3",
  );
  const [row] = await sql<{ id: number }[]>`select hold_process_id() as id`;
  if (!row) throw new Error("The database gave no process id");
  return row.id;
}
