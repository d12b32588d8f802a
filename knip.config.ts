import type { KnipConfig } from "knip";

/** Finds files, exports and packages that nobody uses. It follows imports from these files. */
export default {
  entry: [
    // Programs that a person or another program starts.
    "build/*.ts",
    "build/start/install/testing/npm-cli.js",
    "build/start/launcher/data/hold-file-lock.mjs",
    "build/deploy/health.ts",
    "build/prove/machines/testing/{migrate-to-next,upgrade-until}.ts",
    "build/operate/upgrade/record-landed-migrations.ts",
    "{server,build/practice/*}/main.ts",
    "build/prove/testing/{build-pages,make-notices-due,serve-databases}.ts",
    "build/prove/capacity/{run,hold-sockets}.ts",
    "build/prove/soak/run.ts",
    "build/prove/bench/{collectable-server,realtime/announcing-process,sockets/hold-pages}.ts",
    "build/prove/bench/{run,bare,constant,*/bare-*}.ts",
    "desktop/e2e/host/{register,electron,take-pictures}.ts",
    "desktop/e2e/electron/recorder.cjs",
    // What Vite builds, and what electron-builder and Playwright are pointed to.
    "desktop/*.config.ts",
    "desktop/{main,preload}/index.ts",
    "desktop/renderer/app/boot.ts",
    "desktop/renderer/app/first-feed/render-sign-in.tsx",
    "desktop/renderer/app/first-feed/{first-feed.tsx,render-home.tsx,stand-ins/*}",
    "desktop/renderer/app/landing/{boot-landing.ts,render-landing.tsx}",
    "desktop/renderer/lib/language/{i18n.ts,Trans.tsx}",
    "desktop/renderer/public/*.js",
    "desktop/renderer/ui/base.css",
    "build/start/desktop/packaging-hooks.ts",
    "desktop/e2e/{playwright.config,support/global-setup,desktop/build-bundles}.ts",
    "desktop/e2e/**/*.spec.ts",
  ],
  project: ["**/*.{ts,tsx,mjs,cjs,js,css}"],
  compilers: { css: importsOf },
  ignoreDependencies: [
    // Read by the language of the pages (desktop/vite/emoji-data.ts).
    "emojibase-data",
    // Started by their paths.
    "electron-builder",
    "oxlint",
    "oxlint-tsgolint",
  ],
  // The stand-in has React's names, of which several are one function.
  ignoreIssues: { "desktop/renderer/app/first-feed/stand-ins/react.ts": ["duplicates"] },
  // Programs of the system.
  exclude: ["binaries"],
  // Their configurations are named above: Playwright's looks for a Chromium when it is loaded.
  playwright: false,
  vite: false,
  "electron-vite": false,
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;

/** The `@import`s of a style sheet, as a module that imports the same. */
function importsOf(styles: string): string {
  return [...styles.matchAll(/@(import "[^"]+")/g)].map(([, statement]) => `${statement};`).join("\n");
}
