import { openDatabase, type Sql } from "../../db/open-database.ts";
import { selectPrimaryPosition } from "../../db/replicas/position-queries.ts";
import type { ReplicaServer } from "../../db/replicas/replica.ts";

/**
 * A stand-in for a replica of a test's database: a read-only session of it, which sees what was
 * there at its last `catchUp`. A real one is in `build/prove/machines/replicas.deep.test.ts`.
 */
export interface LaggingReplica extends ReplicaServer {
  /** It has everything that was committed until now, and nothing later. */
  catchUp(): Promise<void>;
  /** As if its machine were gone. */
  isSilent: boolean;
  /** The statements that ran there. */
  readonly reads: () => number;
}

export async function openLaggingReplica(url: string, primary: Sql): Promise<LaggingReplica> {
  let reads = 0;
  const session = openDatabase(url, {
    maxConnections: 1,
    deadlineMs: 60_000,
    onStatement: () => void (reads += 1),
  });
  let position = 0;
  const replica: LaggingReplica = {
    name: "stand-in",
    sql: session.sql,
    load: () => session.load(),
    isSilent: false,
    reads: () => reads,
    look: () => replica.isSilent ? new Promise(() => {}) : Promise.resolve({ isStandby: true, position }),
    onLost() {},
    async catchUp() {
      // Commits in between are there too, which is no harm.
      const { position: reached } = await selectPrimaryPosition(primary);
      await session.sql.unsafe("rollback");
      await session.sql.unsafe("begin isolation level repeatable read, read only");
      await session.sql`select 1`;
      position = reached;
    },
    close: () => session.close(),
  };
  await replica.catchUp();
  return replica;
}
