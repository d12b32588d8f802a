import { typeName } from "./type-name.ts";

/**
 * Types the name, keeps the year current, and loads the app when a visitor approaches a sign-in link. Plain DOM, without React, since the
 * page is complete without it.
 */
export function enhanceLanding(page: ParentNode): void {
  const name = page.querySelector<HTMLElement>("[data-typed-name]");
  if (name) typeName(name);
  for (const year of page.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  for (const way of page.querySelectorAll("[data-warm-up]")) {
    for (const sign of ["pointerenter", "focusin", "touchstart"]) {
      way.addEventListener(sign, preloadApp, { passive: true });
    }
  }
}

let hasBegun = false;

function preloadApp(): void {
  if (hasBegun) return;
  hasBegun = true;
  import("../start-app.tsx").catch(() => {
    hasBegun = false;
  });
}
