import { isOnPaper } from "./on-paper.ts";

/**
 * Keeps the window where it is scrolled while the page is printed. A page may be shorter on paper,
 * and browsers leave the window where the paper ends.
 */
export function keepPlaceInPrint(): void {
  let place = 0;
  // A move of the window on the screen, as by content that arrives while a dialog asks, stays.
  const note = () => {
    if (!isOnPaper()) place = scrollY;
  };
  const restore = () => {
    removeEventListener("scroll", note);
    if (scrollY !== place) scrollTo({ top: place, behavior: "instant" });
  };
  addEventListener("beforeprint", () => {
    note();
    addEventListener("scroll", note, { passive: true });
  });
  addEventListener("afterprint", () => {
    // Firefox still has the layout for paper, and says when it has not.
    if (isOnPaper()) matchMedia("print").addEventListener("change", restore, { once: true });
    else restore();
  });
}
