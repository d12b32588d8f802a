/**
 * Reloads a page that was left open while the server moved to a newer release, and so asks for scripts that are gone. Drafts survive.
 * A script lost for any other reason is left to whoever asked for it.
 */
export function followRelease(): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
}

async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector("script[type=module][src]")?.getAttribute("src");
  // The page's own address: to a visitor the server sends another page at `/`, with another script.
  const page = await fetch(location.pathname, { cache: "no-store", headers: { Accept: "text/html" } })
    .catch(() => null);
  if (!entry || !page?.ok) return;
  if (!(await page.text()).includes(entry)) location.reload();
}
