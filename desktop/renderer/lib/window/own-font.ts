import { localTexts } from "../storage/guarded-storage.ts";
import { firstScreenRestMs } from "./first-screen-rest.ts";

/**
 * For the first screen of a page with a preview, which stands in the system's font on a device
 * without the product's (app/first-feed/README.md): loads the product's font once the screen is
 * idle. Returns what ends that when the member leaves the screen: other screens have it.
 */
export function keepFirstFont(): () => void {
  const timer = setTimeout(loadOwnFont, firstScreenRestMs);
  return () => {
    clearTimeout(timer);
    showOwnFont();
    loadOwnFont();
  };
}

/** From here on the product's own font shows. */
export function showOwnFont(): void {
  delete document.documentElement.dataset["withoutFont"];
}

/** Loads the font and keeps in mind, for the next page with a preview, that this device has it. */
function loadOwnFont(): void {
  // Named by the page.
  const { font } = document.documentElement.dataset;
  if (!font) return;
  document.fonts.load('1em "Inter Variable"').then(
    (fonts) => {
      if (fonts.length > 0) localTexts.setItem("glimmer.font", font);
    },
    () => undefined,
  );
}
