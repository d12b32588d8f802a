import type { CurrentUser } from "#shared/auth/contract.ts";
import { endsSession, isForeignStatus, isOwnResponse } from "#shared/system/own-response.ts";
import { takeFirstCall } from "../lib/api/first-calls.ts";
import { platform } from "../lib/platform/current-platform.ts";

/** The visitor as the page knows them before anything else is loaded. */
export type BootSession =
  | { status: "signed-in"; user: CurrentUser }
  | { status: "signed-out" }
  /** `isForeign`: something else answers in the product's place. */
  | { status: "unreachable"; isForeign: boolean };

/**
 * Asks the server who is signed in, unless nobody can be. Uses only `fetch`, so that the landing
 * page does not load the app's call layer.
 */
export async function readBootSession(): Promise<BootSession> {
  if (!platform().mayBeSignedIn()) return { status: "signed-out" };
  try {
    const address = "/api/auth/user";
    const response = await (takeFirstCall(address) ??
      fetch(address, { credentials: "include", headers: { Accept: "application/json" } }));
    if (await endsSession(response)) return { status: "signed-out" };
    const isOwn = isOwnResponse(response);
    if (!isOwn || !response.ok) {
      return { status: "unreachable", isForeign: !isOwn && isForeignStatus(response.status) };
    }
    const user = await response.json() as CurrentUser | null;
    if (typeof user?.id === "string") return { status: "signed-in", user };
  } catch {
    // No connection, or a response that was cut off.
  }
  return { status: "unreachable", isForeign: false };
}
