import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { emojiData } from "./vite/emoji-data.ts";
import { prerenderHome } from "./vite/pages/prerender-home.ts";
import { importAtOnce, preloadStyles } from "./vite/import-at-once.ts";
import { groupScripts } from "./vite/group-scripts.ts";
import { makeInstallable } from "./vite/make-installable.ts";
import { listModules } from "./vite/list-modules.ts";
import { prerenderLanding } from "./vite/pages/prerender-landing.ts";
import { prerenderSignIn } from "./vite/pages/prerender-sign-in.ts";
import { dropOldFonts } from "./vite/modern-fonts.ts";
import { precompress } from "./vite/precompress.ts";
import { preloadFont } from "./vite/preload-font.ts";
import { proxyToServer } from "./vite/proxy-to-server.ts";
import { slimContract } from "./vite/slim-contract.ts";
import { translateMessages } from "./vite/messages/translate-messages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const server = process.env["GLIMMER_SERVER_URL"] ?? "http://127.0.0.1:8787";

/** The renderer as the web bundle the server serves. */
export default defineConfig({
  root: here("./renderer"),
  base: "/",
  plugins: [
    translateMessages(),
    emojiData(),
    react(),
    tailwindcss(),
    slimContract(),
    preloadFont(),
    dropOldFonts(),
    makeInstallable(),
    importAtOnce(),
    precompress(),
    prerenderLanding(here("./renderer")),
    prerenderHome(here("./renderer")),
    prerenderSignIn(here("./renderer")),
    listModules(here("../")),
  ],
  resolve: {
    // React has the hook itself that the shim would bring.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
    },
  },
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    manifest: true,
    // Fonts and images stay files: a data URL in the style sheet would hold up the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadStyles },
    rolldownOptions: {
      // Radix' modules name each function by a call, which would keep those that nothing uses.
      treeshake: { manualPureFunctions: ["__name"] },
      output: {
        // The first screen names the scripts of all others, and each letter of a digest is new.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "by first screen", name: groupScripts(here("./renderer")) }],
        },
      },
    },
  },
  server: {
    proxy: proxyToServer(server),
  },
});
