import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { isDeep } from "./deep.ts";

/** The headless shell first: it needs a quarter less processor time for the same page. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const systemPaths = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Chromium refuses its sandbox to root; the other switches keep it from making calls of
 * its own during a test.
 */
const flags = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * How to start a Chromium: CHROMIUM_PATH, then Playwright's own, then the system's.
 * Throws when there is none.
 */
export function chromiumLaunch(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: chromiumPath(),
    args: isRoot ? ["--no-sandbox", ...flags] : flags,
  };
}

/**
 * The same for tests. Their pages end before optimised code would pay for its compilation, a sixth
 * of the processor time of a browser test; `npm run test:deep` compiles as members' browsers do.
 */
export function launchForTests(): LaunchOptions {
  const { args = [], ...launch } = chromiumLaunch();
  return { ...launch, args: isDeep ? args : [...args, "--js-flags=--no-opt,--no-maglev"] };
}

/**
 * Whether the tests would use the system's whole Chromium, or none, where its headless
 * shell would be faster.
 */
export function isHeadlessShellMissing(): boolean {
  return !process.env["CHROMIUM_PATH"] && ![chromium.executablePath(), headlessShell].some(existsSync);
}

function chromiumPath(): string {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
  }
  const found = [chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error("No Chromium found. Install one, or set CHROMIUM_PATH to the program.");
}
