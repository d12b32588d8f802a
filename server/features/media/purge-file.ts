import { getMediaUrl } from "#shared/media/media-url.ts";
import { getAudioUrl } from "#shared/speech/speech-price-and-voices.ts";
import type { Deps } from "../../context.ts";
import type { Payload } from "../../jobs/payloads.ts";
import { imageSizes } from "./image-key.ts";
import type { Sql } from "../../db/open-database.ts";

type PurgedFile = Payload<"purge_file">;

/**
 * Makes the CDN forget a withdrawn file (storage.5). Throws until the CDN accepted it, so that the
 * job is tried again.
 */
export async function purgeFile({ providers }: Pick<Deps, "providers">, file: PurgedFile): Promise<void> {
  await providers.cdn?.purge(pathsOf(file));
}

function pathsOf({ kind, id }: PurgedFile): string[] {
  return kind === "audio" ? [getAudioUrl(id)] : imageSizes.map((size) => getMediaUrl(id, size));
}

/**
 * Withdraws a published file: `withdraw` takes it from where this server reads it, then the CDN
 * forgets it. It does so twice: the second time, which is planned before anything else happens,
 * comes when no process has the file in memory any more and none that died here left it out.
 */
export async function withdrawPublished(
  { db, providers }: Pick<Deps, "db" | "providers">,
  file: PurgedFile,
  withdraw: () => Promise<void>,
): Promise<void> {
  if (!providers.cdn) return await withdraw();
  await addPurge(db.sql, file, { afterSeconds: longestInMemorySeconds });
  await withdraw();
  await addPurge(db.sql, file, { afterSeconds: 0 });
}

/** Twice the time that `cacheFiles` keeps a file. */
const longestInMemorySeconds = 60;

/**
 * Plans a look for a file that is being withdrawn (storage.6). A store may still take a write that
 * this server gave up on, after the file was removed or moved elsewhere: it would be there again,
 * and under `media/` and `audio/` everybody could read it.
 */
export async function planLateLook(
  { db, providers }: Pick<Deps, "db" | "providers">,
  file: Payload<"find_late_file">,
): Promise<void> {
  if (providers.storage.mayWriteLate) await addLateLook(db.sql, file, { afterSeconds: latestWriteSeconds });
}

/** Stores that speak S3 begin no write whose signature is older than 15 minutes. */
const latestWriteSeconds = 20 * 60;

/** Adds the job that makes the CDN forget a file, after so many seconds. */
async function addPurge(
  sql: Sql,
  { kind, id }: Payload<"purge_file">,
  { afterSeconds }: { readonly afterSeconds: number },
): Promise<void> {
  await sql`select purge_file(${kind}, ${id}, ${afterSeconds})`;
}

/** Adds the job that looks whether a removed file is there again, unless it waits already. */
async function addLateLook(
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
