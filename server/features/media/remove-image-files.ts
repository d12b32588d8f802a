import type { Deps } from "../../context.ts";
import { imageSizes, mediaKey } from "./media-key.ts";

/** Removes an image's files once its row is gone. A failure is logged, not thrown: the deletion itself stands. */
export async function removeImageFiles(
  deps: Pick<Deps, "providers" | "log">,
  imageId: string,
): Promise<void> {
  for (const size of imageSizes) {
    await deps.providers.storage.delete(mediaKey(imageId, size)).catch((err: unknown) => {
      deps.log.error({ err, imageId, size }, "an image's file could not be removed");
    });
  }
}
