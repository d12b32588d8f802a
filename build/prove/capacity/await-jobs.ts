import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../server/db/open-database.ts";

/** Jobs that look for work do so each minute. */
const restSeconds = 65;
const mostSeconds = 30 * 60;

/**
 * Resolves once no job has run for a minute: the first ones fill what the made rows leave open,
 * which would count as the cost of the acts meanwhile.
 */
export async function awaitJobs(sql: Sql): Promise<void> {
  for (let second = 0, quiet = 0; quiet < restSeconds; second++) {
    if (second > mostSeconds) throw new Error("Jobs still run after half an hour.");
    await wait(1_000);
    const [row] = await sql<{ running: boolean }[]>`
      select exists (select from graphile_worker._private_jobs where locked_at is not null) as running`;
    quiet = row?.running ? 0 : quiet + 1;
  }
}
