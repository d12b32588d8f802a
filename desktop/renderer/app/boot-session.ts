import type { CurrentUser } from "#shared/auth/contract.ts";
import { takeFirstCall } from "../lib/api/first-calls.ts";
import { platform } from "../platform/index.ts";

/** What the page knows about the visitor before anything else is loaded. */
export type BootSession =
  | { status: "signed-in"; user: CurrentUser }
  | { status: "signed-out" }
  | { status: "unreachable" };

/**
 * Asks who is signed in, where anyone may be. Uses nothing but `fetch`: the landing page must not carry the app's call layer.
 */
export async function readBootSession(): Promise<BootSession> {
  if (!platform().mayBeSignedIn()) return { status: "signed-out" };
  try {
    const address = "/api/auth/user";
    const response = await (takeFirstCall(address) ??
      fetch(address, { credentials: "include", headers: { Accept: "application/json" } }));
    if (response.status === 401) return { status: "signed-out" };
    if (!response.ok) return { status: "unreachable" };
    const user = await response.json() as CurrentUser | null;
    return typeof user?.id === "string" ? { status: "signed-in", user } : { status: "unreachable" };
  } catch {
    return { status: "unreachable" };
  }
}
