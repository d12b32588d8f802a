import type { Sql } from "../../../../server/db/open-database.ts";
import type { Examination } from "../examination.ts";
import { type Finding, ok, warn } from "../finding.ts";

/** Besides its pool: the connection of its lock, and some for migrations and this command. */
const besides = 5;

interface Connections {
  /** The database server's limit, without connections reserved for superusers. */
  readonly most: number;
  readonly taken: number;
}

/** Whether another server process would get its connections. */
export async function judgeConnections(
  sql: Sql,
  { config, running }: Pick<Examination, "config" | "running">,
): Promise<Finding> {
  const [row] = await sql<Connections[]>`
    select
      least(
        current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer,
        (
          select nullif(rolconnlimit, -1)
          from pg_roles
          where rolname = current_user
        ),
        (
          select nullif(datconnlimit, -1)
          from pg_database
          where datname = current_database()
        )
      ) as most,
      (
        select count(*)
        from pg_stat_activity
        where backend_type = 'client backend'
      ) as taken`;
  return judgeRoom(
    row ?? { most: 0, taken: 0 },
    config.processes * config.databaseConnections + besides,
    running !== null,
  );
}

/** `needed` by one more launcher. */
export function judgeRoom({ most, taken }: Connections, needed: number, isRunning: boolean): Finding {
  const says = `${taken} of ${most} connections to the database are taken.`;
  const free = most - taken;
  // A running server has taken its own, and may open some more.
  if (free >= (isRunning ? needed / 3 : needed)) return ok(says);
  return warn(
    `${says} This installation needs up to ${needed}.`,
    "Raise max_connections in postgresql.conf (and the limits of role and database), or close what is idle: " +
      "select application_name, state, count(*) from pg_stat_activity group by 1, 2",
  );
}
