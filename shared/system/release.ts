import { compareVersions, isVersion } from "./compare-versions.ts";

/**
 * Header of every response of the API: the server's release and the oldest client
 * it accepts (api.16).
 */
export const releaseHeader = "x-release";

export interface Release {
  readonly version: string;
  readonly oldestClient: string;
}

export function writeReleaseHeader({ version, oldestClient }: Release): string {
  return `${version};${oldestClient}`;
}

/** Returns null without a valid header, as in a proxy's own response. */
export function readReleaseHeader(header: string | null): Release | null {
  const [version = "", oldestClient = ""] = header?.split(";") ?? [];
  return isVersion(version) && isVersion(oldestClient) ? { version, oldestClient } : null;
}

/** Whether the server no longer accepts a client of this version. */
export function isTooOld(client: string, { oldestClient }: Release): boolean {
  return compareVersions(client, oldestClient) < 0;
}

/**
 * Whether a newer client is worth the member's attention (api.16): the server no longer accepts
 * this client, or is newer and sent a response that this client could not read.
 */
export function needsUpdate(client: string, release: Release, hasMismatch: boolean): boolean {
  return isTooOld(client, release) || (hasMismatch && compareVersions(client, release.version) < 0);
}
