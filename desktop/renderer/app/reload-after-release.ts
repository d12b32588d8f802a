import { isServerReachable } from "../lib/window/reload-if-reachable.ts";

/** `same`: the server still sends this page. `unreachable`: it sends none. */
type Outcome = "reloading" | "same" | "unreachable";

/**
 * Reloads a page that was left open while the server moved to a newer release, and so asks for scripts that are gone. Drafts survive.
 * A script lost for any other reason is left to whoever asked for it.
 */
export function reloadAfterRelease(): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
}

/** Reloads the page where that brings another one, and never else, so that no reload leads to the next. */
export async function reloadIfReplaced(): Promise<Outcome> {
  // Of the app: what draws the first posts is in home.html alone.
  const script = document.querySelector("script[type=module][src]:not([data-optional])");
  const entry = script?.getAttribute("src");
  // The page's own address: to a visitor the server sends another page at `/`, with another script.
  // With the origin, since a path that begins with `//` names another one.
  const page = await fetch(location.origin + location.pathname, {
    cache: "no-store",
    headers: { Accept: "text/html" },
  }).catch(() => null);
  if (!page?.ok) return "unreachable";
  if (!entry || (await page.text()).includes(entry)) return "same";
  // The sign-in page of a network has another script too.
  if (!await isServerReachable()) return "unreachable";
  location.reload();
  return "reloading";
}
