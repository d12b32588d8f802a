import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./support/chromium.ts";
import { electronProgram } from "./support/electron-program.ts";

// Once, not in every worker.
if (!electronProgram() && process.env["TEST_WORKER_INDEX"] === undefined) {
  console.log(
    "Skipped: the project `electron`. There is no Electron here; set ELECTRON_OVERRIDE_DIST_PATH to run it.",
  );
}

/**
 * Against the real server, which `global-setup.ts` starts unless E2E_BASE_URL names one. `web` is the web bundle in Chromium, `host` the
 * built desktop app on its stand-in of Electron, `electron` the same specs on the real one, wherever it is.
 */
export default defineConfig({
  testDir: ".",
  projects: [
    { name: "web", testMatch: /e2e\/[\w-]+\.spec\.ts$/ },
    { name: "bundles", testMatch: /desktop\/build-bundles\.ts$/ },
    {
      name: "host",
      testMatch: /e2e\/desktop\/[\w-]+\.spec\.ts$/,
      dependencies: ["bundles"],
    },
    ...(electronProgram()
      ? [{
        name: "electron",
        testMatch: /e2e\/desktop\/[\w-]+\.spec\.ts$/,
        // What only the stand-in can do: play another version, another keyring, a machine without a tray.
        grepInvert: /@host/,
        dependencies: ["bundles"],
      }]
      : []),
  ],
  outputDir: "../../test-results/e2e",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  retries: 0,
  // A limit for what hangs, not a stopwatch: a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch(),
  },
});
