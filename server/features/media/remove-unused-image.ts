import type { Deps } from "../../context.ts";
import { deleteUnusedImage } from "./queries.ts";
import { removeImageFiles } from "./remove-image-files.ts";

/** Removes an image that nothing shows any more, its row before its files. Returns whether it was removed. */
export async function removeUnusedImage(
  deps: Pick<Deps, "db" | "providers" | "log">,
  imageId: string,
): Promise<boolean> {
  const isGone = await deleteUnusedImage(deps.db.sql, imageId);
  if (isGone) await removeImageFiles(deps, imageId);
  return isGone;
}
