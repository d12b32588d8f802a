import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "electron-vite";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, type Plugin } from "vite";
import { emojiData } from "./vite/emoji-data.ts";
import { emitCatalogues } from "./vite/messages/emit-catalogues.ts";
import { listModules } from "./vite/list-modules.ts";
import { dropOldFonts } from "./vite/modern-fonts.ts";
import { preloadFont } from "./vite/preload-font.ts";
import { drawRuntimeIcons } from "./vite/runtime-icons.ts";
import { slimContract } from "./vite/slim-contract.ts";
import { translateMessages } from "./vite/messages/translate-messages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = process.env.DESKTOP_OUT_DIR ?? here("../out");
/** Where the renderer is built to, and nothing else, in one of the other languages. */
const rendererAlone = process.env.DESKTOP_RENDERER_DIR;

/**
 * Addresses below `app://glimmer/post/…` need absolute asset paths; electron-vite
 * would make them relative.
 */
const absoluteBase: Plugin = {
  name: "absolute-base",
  enforce: "post",
  config: (config) => {
    config.base = "/";
  },
};

/** What a slow machine takes is no warning: a build prints none. */
const checks = { bundlerTimings: false };

const programs: UserConfig = {
  main: {
    // Fixed when the app is packaged: an installed app must not be sent elsewhere by
    // somebody's environment.
    define: {
      __SERVER_URL__: JSON.stringify(process.env.GLIMMER_SERVER_URL ?? ""),
    },
    plugins: [drawRuntimeIcons(out), emitCatalogues(here("../")), listModules(here("../"))],
    build: {
      outDir: `${out}/main`,
      emptyOutDir: true,
      // Nothing is left to find in node_modules: the package holds the bundles alone.
      externalizeDeps: false,
      rolldownOptions: {
        checks,
        input: { index: here("./main/index.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name].cjs" },
      },
    },
  },
  preload: {
    build: {
      outDir: `${out}/preload`,
      emptyOutDir: true,
      externalizeDeps: false,
      rolldownOptions: {
        checks,
        input: { index: here("./preload/index.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
};

/**
 * The desktop app: its main process and preload script as CommonJS, and the renderer, which is the
 * web bundle's source.
 */
export default defineConfig({
  ...(rendererAlone === undefined && programs),
  renderer: {
    root: here("./renderer"),
    plugins: [
      translateMessages(),
      emojiData(),
      react(),
      tailwindcss(),
      slimContract(),
      preloadFont(),
      dropOldFonts(),
      absoluteBase,
      listModules(here("../")),
    ],
    resolve: { conditions: ["desktop", ...defaultClientConditions] },
    build: {
      outDir: rendererAlone ?? `${out}/renderer`,
      emptyOutDir: true,
      minify: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks, input: here("./renderer/index.html") },
    },
  },
});
