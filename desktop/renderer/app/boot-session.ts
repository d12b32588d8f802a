import type { CurrentUser } from "#shared/auth/contract.ts";

/** What the page knows about the visitor before anything else is loaded. */
export type BootSession =
  | { status: "signed-in"; user: CurrentUser }
  | { status: "signed-out" }
  | { status: "unreachable" };

/** Asks who is signed in, with nothing but `fetch`: the landing page must not carry the app's call layer. */
export async function readBootSession(): Promise<BootSession> {
  try {
    const response = await fetch("/api/auth/user", {
      credentials: "include",
      headers: { Accept: "application/json" },
    });
    if (response.status === 401) return { status: "signed-out" };
    if (!response.ok) return { status: "unreachable" };
    return { status: "signed-in", user: await response.json() as CurrentUser };
  } catch {
    return { status: "unreachable" };
  }
}
