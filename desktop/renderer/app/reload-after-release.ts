import { isServerReachable } from "../lib/window/reload-if-reachable.ts";

/** `same`: the server still sends this page. `unreachable`: the server sends no page. */
type Outcome = "reloading" | "same" | "unreachable";

/**
 * Reloads a page that stayed open while the server moved to a newer release and therefore requests
 * scripts that no longer exist. Drafts survive. When a script is missing for another reason, its
 * importer handles the failure.
 */
export function reloadAfterRelease(): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
}

/** Reloads the page only when the server sends a different one, so that reloads cannot loop. */
export async function reloadIfReplaced(): Promise<Outcome> {
  const script = document.querySelector("script[type=module][src]");
  const entry = script?.getAttribute("src");
  // The page's own address: to a visitor the server sends another page at `/`, with another script.
  // With the origin, since a path that begins with `//` names another one.
  const page = await fetch(location.origin + location.pathname, {
    cache: "no-store",
    headers: { Accept: "text/html" },
  }).catch(() => null);
  if (!page?.ok) return "unreachable";
  if (!entry || (await page.text()).includes(entry)) return "same";
  // A network's sign-in page has another script too.
  if (!await isServerReachable()) return "unreachable";
  location.reload();
  return "reloading";
}
