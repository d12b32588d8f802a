import { randomUUID } from "node:crypto";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { releaseHeader } from "#shared/system/release.ts";
import { CdnFailure, createHttpCdn } from "../../../../server/providers/http-cdn.ts";
import type { CdnConfig } from "../../../../server/settings/storage-config.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

const deadlineMs = 5_000;

/**
 * Whether files are read through the CDN from here, and whether it forgets on demand (storage.4).
 */
export const checkCdn: Check = {
  name: "CDN",
  waitsFor: "the CDN",
  ifSilent: "Check the CDN, MEDIA_URL and MEDIA_PURGE_URL.",
  async run({ config, wrong }) {
    if (["MEDIA_URL", "MEDIA_PURGE_URL", "MEDIA_PURGE_KEY"].some((name) => wrong.has(name))) {
      return skipped("Correct MEDIA_URL, MEDIA_PURGE_URL and MEDIA_PURGE_KEY first.");
    }
    const { cdn } = config.storage;
    if (!cdn) return skipped("Not set up (MEDIA_URL): members read files from this server.");
    return await Promise.all([lookThrough(cdn), tryToPurge(cdn)]);
  },
};

/** Nobody has this picture, so our own 404 comes back. */
async function lookThrough({ origin }: CdnConfig): Promise<Finding> {
  const path = getMediaUrl(randomUUID());
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(`${origin}${path}`, { redirect: "manual", signal });
    await response.body?.cancel();
    if (response.headers.has(releaseHeader) && response.status === 404) {
      return ok(`${origin} leads here.`);
    }
    return fix(
      `${origin} returns ${response.status} for a picture that nobody has, and not this server's answer.`,
      "Let the CDN take /api/media/ and /api/audio/ from PUBLIC_URL: see build/docs/storage.md.",
    );
  } catch (error) {
    return fix(`${origin} cannot be reached: ${describeError(error)}.`, "Correct MEDIA_URL, or the CDN.");
  }
}

async function tryToPurge({ origin, purge }: CdnConfig): Promise<Finding> {
  if (!purge) {
    return warn(
      `${origin} cannot be told to forget: what was removed is read there for up to ten minutes.`,
      "Set MEDIA_PURGE_URL.",
    );
  }
  try {
    await createHttpCdn(origin, purge, deadlineMs).purge([getMediaUrl(randomUUID())]);
    return ok(`${new URL(purge.url).host} accepts purges.`);
  } catch (error) {
    const said = error instanceof CdnFailure && error.status !== undefined
      ? `it returns ${error.status}`
      : describeError((error as Error).cause ?? error);
    return fix(
      `${new URL(purge.url).host} accepts no purge: ${said}. What was removed is read there for up to a day.`,
      "Correct MEDIA_PURGE_URL, MEDIA_PURGE_KEY and MEDIA_PURGE_METHOD.",
    );
  }
}
