import { defineConfig } from "@playwright/test";
import { launchForTests } from "./support/chromium.ts";
import { isDeep } from "./support/deep.ts";
import { electronProgram } from "./support/electron-program.ts";

// Once, not in every worker.
if (!electronProgram() && process.env["TEST_WORKER_INDEX"] === undefined) {
  console.log(
    "Skipped: the project `electron`. There is no Electron here; set ELECTRON_OVERRIDE_DIST_PATH to run it.",
  );
}

/**
 * `npm run test:deep` runs the rare edges, which are the files `*.deep.spec.ts` and what is tagged
 * `@deep`, and again the sweeps over screens, tagged `@sweep`, at every size they know. `npm test`
 * runs the walks, tagged `@walk`, and `npm run test:all` all the others.
 */
const desktopSpecs = /e2e\/desktop\/(?:language\/)?[\w.-]+\.spec\.ts$/;
const rare = /\.deep\.spec\.ts|@deep/;
const selected = isDeep ? { grep: [rare, /@sweep/] } : { grepInvert: rare };

/**
 * Against the real server, which `global-setup.ts` starts unless E2E_BASE_URL names one. `web` is
 * the web bundle in Chromium, `host` the built desktop app on its stand-in of Electron, `electron`
 * the same specs on the real one, wherever it is.
 */
export default defineConfig({
  testDir: ".",
  projects: [
    {
      name: "web",
      testMatch: /\.spec\.ts$/,
      testIgnore: desktopSpecs,
      use: { reuseContext: true },
      ...selected,
    },
    { name: "bundles", testMatch: /desktop\/build-bundles\.ts$/ },
    {
      name: "host",
      testMatch: desktopSpecs,
      ...selected,
      dependencies: ["bundles"],
    },
    ...(electronProgram()
      ? [{
        name: "electron",
        testMatch: desktopSpecs,
        ...selected,
        // Only the stand-in can do these: play another version, another keyring, a machine without
        // a tray.
        grepInvert: isDeep ? /@host/ : [rare, /@host/],
        dependencies: ["bundles"],
      }]
      : []),
  ],
  outputDir: "../../test-results/e2e",
  globalSetup: "./support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 3,
  // A failure that does not come again is named at the end of the run. Proofs do not try again.
  retries: isDeep ? 0 : 1,
  // A limit for what hangs, not a stopwatch: a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // Motion costs a fifth of the processor time of a page; `npm run test:deep` runs with it.
    contextOptions: { reducedMotion: isDeep ? "no-preference" : "reduce" },
    // A trace doubles the time of a test: `--trace on` records one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launchForTests(),
  },
});
