import { getAbout } from "#shared/system/contract.ts";
import type { Fetch } from "../server/authorized-calls.ts";
import { readJson } from "../server/read-json.ts";

const timeoutMs = 3_000;

/**
 * Returns the address that members of a server write to (mail.3); null when the server does not say
 * it in time.
 */
export async function readContactEmail(fetch: Fetch, server: string | null): Promise<string | null> {
  if (!server) return null;
  try {
    const response = await fetch(server + getAbout.path, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return getAbout.response.parse(await readJson(response)).contactEmail;
  } catch {
    return null;
  }
}
