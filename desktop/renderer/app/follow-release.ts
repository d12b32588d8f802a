/**
 * A page left open while the server moves to a newer release asks for scripts that are gone. Then it loads itself anew, once: the
 * new page names the new scripts. Drafts are kept; a failure for any other reason stays with whoever asked.
 */
export function followRelease(): void {
  window.addEventListener("vite:preloadError", () => void reloadIfReplaced());
}

async function reloadIfReplaced(): Promise<void> {
  const entry = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!entry || !page?.ok) return;
  if (!(await page.text()).includes(entry)) location.reload();
}
