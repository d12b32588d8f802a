import type { Sql } from "./driver.ts";

/** The message for the operator. */
export const sessionsAreNotKept =
  "DATABASE_URL leads to a pooler that gives each transaction another session of the database. Let it pool sessions " +
  "(PgBouncer: pool_mode = session), or let DATABASE_URL lead to PostgreSQL itself.";

/** Which of two connections asks each time: one twice in a row, and both in turns. */
const turns = [0, 1, 0, 0, 1, 1] as const;
const rounds = 4;

/**
 * Whether two otherwise unused connections each keep their own session. A pooler of transactions
 * gives the second connection the session that the first one just left, or, when others take it or
 * it rotates sessions, gives the first one another session the next time. PostgreSQL and poolers of
 * whole sessions never do either.
 */
export async function checkSessionKeeping(connections: readonly [Sql, Sql]): Promise<boolean> {
  const sessions: (number | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns) {
      // Not prepared: in another session the driver would prepare it again, and ask a rotating
      // pooler twice.
      const [row] = await connections[turn].unsafe<{ pid: number }[]>("select pg_backend_pid() as pid");
      const isFirst = sessions[turn] === undefined;
      if (!isFirst && sessions[turn] !== row?.pid) return false;
      sessions[turn] = row?.pid;
      if (sessions[0] === sessions[1]) return false;
    }
  }
  return true;
}
