import type { Sql } from "../../db/open-database.ts";
import type { Payload } from "../../jobs/payloads.ts";

/** Adds the job that looks whether a removed file is there again, unless it waits already. */
export async function addLateLook(
  sql: Sql,
  file: Payload<"find_late_file">,
  { afterSeconds }: { readonly afterSeconds: number },
): Promise<void> {
  const key = file.kind === "evidence" ? `late file ${file.id} ${file.imageId}` : `late file ${file.id}`;
  await sql`
    select graphile_worker.add_job(
      'find_late_file',
      ${JSON.stringify(file)}::text::json,
      run_at => now() + make_interval(secs => ${afterSeconds}),
      job_key => ${key}
    )`;
}

/** Adds the job that removes an image's files, a minute from now, unless it waits already. */
export async function removeFilesLater(sql: Sql, imageId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'remove_image',
      json_build_object('imageId', ${imageId}::uuid),
      run_at => now() + interval '1 minute',
      job_key => 'files of ' || ${imageId}::uuid
    )`;
}
