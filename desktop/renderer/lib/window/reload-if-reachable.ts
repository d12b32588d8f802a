import { isOwnResponse } from "#shared/system/own-response.ts";

/** Whether the server itself responds and not a network in its place (api.3). */
export async function isServerReachable(): Promise<boolean> {
  const response = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  return response !== null && isOwnResponse(response);
}

/**
 * Reloads the page when the server can be reached, and returns false when it cannot: a reload
 * without a connection would replace the page by the browser's own error, or by the network's
 * sign-in page. Drafts survive a reload.
 */
export async function reloadIfReachable(): Promise<boolean> {
  if (!await isServerReachable()) return false;
  location.reload();
  return true;
}
