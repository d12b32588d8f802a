import { installPackage, mayInstall, updatePackageLists } from "./install-package.ts";

const purpose = "the end-to-end tests";

/**
 * Makes sure there is a Chromium for the end-to-end tests and returns its path: the one they would
 * find, or on Debian as root the system's headless shell, installed now. It is a quarter faster, so
 * it is also fetched where there is a whole Chromium, which serves when that fails. Throws with
 * what to do when there is none.
 */
export async function ensureChromium(root: string): Promise<string> {
  const { isHeadlessShellMissing } = await import("../../../desktop/e2e/support/chromium.ts");
  if (mayInstall() && isHeadlessShellMissing()) {
    await updatePackageLists(root);
    await installPackage(root, "chromium-headless-shell", purpose);
    // Ubuntu and older Debians have no such package.
    if (!await find()) await installPackage(root, "chromium", purpose);
  }
  const found = await find();
  if (found) return found;
  throw new Error(
    "The end-to-end tests need a Chromium and found none. Install one (Debian: apt-get install chromium; " +
      "anywhere: npx playwright install chromium), or set CHROMIUM_PATH to the program.",
  );
}

/** The Chromium that the tests' own search finds, so that there is one search. */
async function find(): Promise<string | null> {
  const { chromiumLaunch } = await import("../../../desktop/e2e/support/chromium.ts");
  try {
    return chromiumLaunch().executablePath ?? null;
  } catch {
    return null;
  }
}
