import { createHash } from "node:crypto";
import type { Ctx } from "../../context.ts";
import { describeFailure } from "../../providers/describe-failure.ts";

/** Whether anybody may see a picture (media.11). */
export type PictureStanding =
  | { readonly isHeld: false }
  | {
    readonly isHeld: true;
    /** The hash of the file as it came. */
    readonly sha256: Uint8Array;
    /** How the service names the known image; null: it did not say whether it knows it. */
    readonly reference: string | null;
  };

/**
 * Asks the service that knows images of abuse about a picture, before anybody sees it. Holds it
 * when the service fails. Never rejects.
 */
export async function comparePicture(
  { providers: { mediaHash }, log }: Pick<Ctx, "providers" | "log">,
  { bytes, full }: { readonly bytes: Uint8Array; readonly full: Uint8Array },
): Promise<PictureStanding> {
  if (!mediaHash) return { isHeld: false };
  const sha256 = createHash("sha256").update(bytes).digest();
  try {
    const found = await mediaHash.compare({ sha256: sha256.toString("hex"), picture: full });
    return found.isKnown ? { isHeld: true, sha256, reference: found.reference } : { isHeld: false };
  } catch (error) {
    log.warn(
      { error: describeFailure(error) },
      "a picture could not be compared with known ones, and is held",
    );
    return { isHeld: true, sha256, reference: null };
  }
}
