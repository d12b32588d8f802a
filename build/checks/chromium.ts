import { run } from "./run.ts";

/**
 * Makes sure there is a Chromium for the end-to-end tests: the one they would find, or on Debian as root the system's, installed
 * now. Answers its path. Throws with what to do when there is none.
 */
export async function ensureChromium(root: string): Promise<string> {
  const found = await find();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    console.log("No Chromium here; installing the system's (apt-get install chromium).");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { cwd: root, env, output: "on failure" });
    await run("apt-get", ["install", "-qy", "--no-install-recommends", "chromium"], {
      cwd: root,
      env,
      output: "on failure",
    });
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(
    "The end-to-end tests need a Chromium and found none. Install one (Debian: apt-get install chromium; " +
      "anywhere: npx playwright install chromium), or set CHROMIUM_PATH to the program.",
  );
}

/** Asks the tests' own search, so that there is one. */
async function find(): Promise<string | null> {
  const { chromiumLaunch } = await import("../../desktop/e2e/support/chromium.ts");
  try {
    return chromiumLaunch().executablePath ?? null;
  } catch {
    return null;
  }
}
