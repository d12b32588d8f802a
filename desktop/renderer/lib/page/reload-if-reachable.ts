/**
 * Reloads the page when the server can be reached, and returns false when it cannot: a reload without a connection would replace the
 * page by the browser's own error. Drafts survive a reload.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const response = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  if (!response) return false;
  location.reload();
  return true;
}
