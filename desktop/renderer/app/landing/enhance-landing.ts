import { typeName } from "./type-name.ts";

/**
 * Brings the landing page to life: types the name, keeps the year current, and loads the app when a visitor reaches for a way in, so that
 * the next page opens at once. The page is complete without it, which is why it is plain DOM and no React.
 */
export function enhanceLanding(page: ParentNode): void {
  const name = page.querySelector<HTMLElement>("[data-typed-name]");
  if (name) typeName(name);
  for (const year of page.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  for (const way of page.querySelectorAll("[data-warm-up]")) {
    for (const sign of ["pointerenter", "focusin", "touchstart"]) {
      way.addEventListener(sign, warmUp, { passive: true });
    }
  }
}

let hasBegun = false;

function warmUp(): void {
  if (hasBegun) return;
  hasBegun = true;
  import("../start-app.tsx").catch(() => {
    hasBegun = false;
  });
}
