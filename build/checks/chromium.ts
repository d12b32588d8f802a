import { run } from "./run.ts";

/**
 * Makes sure there is a Chromium for the end-to-end tests and returns its path: the one they would find, or on Debian as root the
 * system's headless shell, installed now. It is a quarter faster, so it is also fetched where there is a whole Chromium, which serves
 * when that fails. Throws with what to do when there is none.
 */
export async function ensureChromium(root: string): Promise<string> {
  const { isHeadlessShellMissing } = await import("../../desktop/e2e/support/chromium.ts");
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0;
  if (mayInstall && isHeadlessShellMissing()) {
    await aptGet(root, "update", "-q");
    await install(root, "chromium-headless-shell");
    // Ubuntu and older Debians have no such package.
    if (!await find()) await install(root, "chromium");
  }
  const found = await find();
  if (found) return found;
  throw new Error(
    "The end-to-end tests need a Chromium and found none. Install one (Debian: apt-get install chromium; " +
      "anywhere: npx playwright install chromium), or set CHROMIUM_PATH to the program.",
  );
}

/** Nothing that is installed is taken away for it. */
async function install(root: string, name: string): Promise<void> {
  console.log(`Installing the system's ${name} for the end-to-end tests.`);
  await aptGet(root, "install", "-qy", "--no-install-recommends", "--no-remove", name);
}

function aptGet(root: string, ...args: string[]): Promise<boolean> {
  return run("apt-get", ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", ...args], {
    cwd: root,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    output: "on failure",
  });
}

/** The Chromium that the tests' own search finds, so that there is one search. */
async function find(): Promise<string | null> {
  const { chromiumLaunch } = await import("../../desktop/e2e/support/chromium.ts");
  try {
    return chromiumLaunch().executablePath ?? null;
  } catch {
    return null;
  }
}
