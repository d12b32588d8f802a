let hasBegun = false;

/** Loads the app when a visitor reaches for a way in, so that the next page opens at once. Nobody else pays for it. */
export function warmUp(): void {
  if (hasBegun) return;
  hasBegun = true;
  import("../start-app.tsx").catch(() => {
    hasBegun = false;
  });
}
