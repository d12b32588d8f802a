import type { Deps } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";

const lateMs = 60 * 60_000;

/** Has reports looked for again whose job failed for good (strangers.1). */
export async function fileLeftReports({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await fileAgain(db.sql, new Date(clock.now().getTime() - lateMs));
}

/**
 * Adds the job of reports again that nobody has looked for since a time: theirs failed for good.
 */
async function fileAgain(sql: Sql, before: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'file_public_report', json_build_object('reportId', id), job_key := 'file_public_report ' || id
    )
    from public_reports
    where settled_at is null and received_at < ${before}
    order by received_at
    limit 1000`;
}
