import type { Fragment, Sql } from "../db/open-database.ts";
import type { Payload, TaskName } from "./payloads.ts";

/** A payload's values may be expressions of the statement. */
type Given<T extends TaskName> = { readonly [K in keyof Payload<T>]: Payload<T>[K] | Fragment };

/**
 * The expression that adds a job in the statement of the act, so that it exists exactly when the
 * act does. It must be read by the final select. The worker looks for jobs every two seconds.
 */
export function enqueue<T extends TaskName>(sql: Sql, task: T, payload: Given<T>): Fragment {
  const pairs = Object.entries<unknown>(payload).map(([name, value]) =>
    sql`json_build_object(${name}::text, ${value as string})::jsonb`
  );
  const json = pairs.reduce((all, pair) => sql`${all} || ${pair}`, sql`'{}'::jsonb`);
  return sql`(graphile_worker.add_job(${task}::text, (${json})::json)).id`;
}
