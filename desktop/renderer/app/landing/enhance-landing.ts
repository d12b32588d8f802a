import { typeName } from "./type-name.ts";

export type LoadApp = () => Promise<unknown>;

/**
 * Types the name, keeps the year current, and with `loadApp` loads the app when the pointer or
 * focus reaches a sign-in link. Uses plain DOM without React, since the page is complete without
 * it.
 */
export function enhanceLanding(page: ParentNode, loadApp?: LoadApp): void {
  const name = page.querySelector<HTMLElement>("[data-typed-name]");
  if (name) typeName(name);
  for (const year of page.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  if (loadApp) loadAppNearSignInLinks(page, loadApp);
}

function loadAppNearSignInLinks(page: ParentNode, loadApp: LoadApp): void {
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
