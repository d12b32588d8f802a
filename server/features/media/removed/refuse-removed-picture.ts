import { createHash } from "node:crypto";
import type { Ctx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import type { ProcessedImage } from "../../../providers/images/image-processor.ts";
import { isRemovedPicture } from "./removed-picture-queries.ts";

/**
 * Throws `Invalid` for a picture that a decision removed for one of the rules of evidence.1, while
 * its evidence lasts: the file that was uploaded then, or the one that we served (media.13).
 */
export async function refuseRemovedPicture(
  { sql }: Pick<Ctx, "sql">,
  { bytes, processed }: { readonly bytes: Uint8Array; readonly processed: ProcessedImage },
): Promise<void> {
  const { full, thumbnail, placeholder } = processed;
  const digests = [full, bytes].map(digestOf);
  const size = full.length + thumbnail.length;
  if (await isRemovedPicture(sql, { digests, size, placeholder })) throw removedPicture();
}

function digestOf(bytes: Uint8Array): Uint8Array {
  return createHash("sha256").update(bytes).digest();
}

export function removedPicture(): Invalid {
  const message = "A moderator removed this picture. Please choose another one.";
  return new Invalid(message, { image: message });
}
