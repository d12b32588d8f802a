import type { Deps } from "../../context.ts";
import { getHeldImageKey, getPrivateImageKey, getPublicImageKey, imageSizes } from "./image-key.ts";
import { planLateLook, withdrawPublished } from "./purge-file.ts";
import { isImagePlaced } from "./read-image.ts";
import type { Sql } from "../../db/open-database.ts";

/** Removes an unused image, its row before its files. Returns whether it was removed. */
export async function removeUnusedImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<boolean> {
  const isGone = await deleteUnusedImage(deps.db.sql, imageId);
  if (isGone) await removeImageFiles(deps, imageId);
  return isGone;
}

/**
 * Removes an image's files once its row is gone. A failure is logged, not thrown, since the
 * deletion itself stands; a job tries again until nothing is left, so that nobody reads on what
 * was deleted.
 */
export async function removeImageFiles(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<void> {
  try {
    await planLateLook(deps, { kind: "image", id: imageId });
    if (await isPublished(deps, imageId)) {
      await withdrawPublished(deps, { kind: "image", id: imageId }, () => deleteFiles(deps, imageId));
    } else await deleteFiles(deps, imageId);
  } catch (err) {
    deps.log.error({ err, imageId }, "an image's files could not be removed; trying again later");
    await removeFilesLater(deps.db.sql, imageId);
  }
}

/** The files that the CDN may have; without one nobody need look. */
async function isPublished({ providers }: Pick<Deps, "providers">, imageId: string): Promise<boolean> {
  return providers.cdn !== null && await isImagePlaced({ providers }, imageId);
}

/** Tries all of them before it throws. */
async function deleteFiles({ providers }: Pick<Deps, "providers">, imageId: string): Promise<void> {
  const keyOfs = [getPublicImageKey, getPrivateImageKey, getHeldImageKey];
  const keys = imageSizes.flatMap((size) => keyOfs.map((keyOf) => keyOf(imageId, size)));
  const failures: unknown[] = [];
  for (const key of keys) {
    await providers.storage.delete(key).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Deletes an image's row unless it is used. Returns whether it was deleted; then its files must be
 * deleted too.
 */
async function deleteUnusedImage(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ is_gone: boolean }[]>`select delete_unused_image(${id}) as is_gone`;
  return row?.is_gone ?? false;
}

/** Adds the job that removes an image's files, a minute from now, unless it waits already. */
async function removeFilesLater(sql: Sql, imageId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'remove_image',
      json_build_object('imageId', ${imageId}::uuid),
      run_at => now() + interval '1 minute',
      job_key => 'files of ' || ${imageId}::uuid
    )`;
}
