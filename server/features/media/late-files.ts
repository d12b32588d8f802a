import type { Deps } from "../../context.ts";
import type { Payload } from "../../jobs/payloads.ts";
import { addLateLook } from "./purge-queries.ts";

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
