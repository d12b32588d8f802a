import { createHash } from "node:crypto";
import { createHttpMediaHash } from "../../../../server/providers/media-hash/http-media-hash.ts";
import { MediaHashUnavailable } from "../../../../server/providers/media-hash/media-hash.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { fix, ok, skipped, warn } from "../finding.ts";

/** One grey pixel, which no service can know. */
const pixel = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

/** Whether the service that knows images of abuse gives the documented answer (media.11). */
export const checkMediaHash: Check = {
  name: "known images",
  waitsFor: "the service that knows images of abuse",
  ifSilent: "Check the service and the firewall; pictures are held meanwhile.",
  async run({ config, wrong }) {
    if (wrong.has("MEDIA_HASH_URL") || wrong.has("MEDIA_HASH_SENDS")) {
      return skipped("Correct MEDIA_HASH_URL and MEDIA_HASH_SENDS first.");
    }
    const { mediaHash } = config;
    if (!mediaHash) return skipped("Not set up (MEDIA_HASH_URL): pictures are compared with nothing.");
    const { host } = new URL(mediaHash.url);
    try {
      const sha256 = createHash("sha256").update(pixel).digest("hex");
      const { isKnown } = await createHttpMediaHash(mediaHash).compare({ sha256, picture: pixel });
      return isKnown
        ? warn(
          `${host} takes a grey pixel for a known image.`,
          "Check the service: every picture may be held.",
        )
        : ok(`${host} compares pictures.`);
    } catch (error) {
      const { status, cause } = error instanceof MediaHashUnavailable
        ? error
        : { status: undefined, cause: error };
      return fix(
        `${host} does not compare pictures: ${
          status ? `it returns ${status}` : describeError(cause ?? error)
        }. New pictures are held.`,
        status === 401 || status === 403
          ? "Correct MEDIA_HASH_KEY."
          : "Correct MEDIA_HASH_URL, or start the service there; build/docs/known-images.md describes the call.",
      );
    }
  },
};
