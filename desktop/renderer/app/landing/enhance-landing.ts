import { typeName } from "./type-name.ts";

export type LoadApp = () => Promise<unknown>;

/**
 * Types the name, keeps the year current, and loads the app, where it is not loaded yet, when a visitor approaches a
 * sign-in link. Plain DOM, without React, since the page is complete without it.
 */
export function enhanceLanding(page: ParentNode, loadApp?: LoadApp): void {
  const name = page.querySelector<HTMLElement>("[data-typed-name]");
  if (name) typeName(name);
  for (const year of page.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  if (loadApp) loadNearSignInLinks(page, loadApp);
}

function loadNearSignInLinks(page: ParentNode, loadApp: LoadApp): void {
  let hasBegun = false;
  const load = () => {
    if (hasBegun) return;
    hasBegun = true;
    loadApp().catch(() => {
      hasBegun = false;
    });
  };
  for (const link of page.querySelectorAll("[data-warm-up]")) {
    for (const sign of ["pointerenter", "focusin", "touchstart"]) {
      link.addEventListener(sign, load, { passive: true });
    }
  }
}
