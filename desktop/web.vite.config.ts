import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Below this a compressed copy saves nothing worth a file, in bytes. */
const compressFrom = 1024;

/** Writes `.br` and `.gz` beside what compresses, at the best ratio, so that the server only has to send them. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle(options, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      await Promise.all(names.map(async (name) => {
        const path = `${options.dir}/${name}`;
        const bytes = await readFile(path);
        if (bytes.length < compressFrom) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }));
    },
  };
}

/** The Latin font is needed by every first paint: asking for it in the page saves waiting for the style sheet. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /inter-latin-opsz-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** The renderer as the web bundle the server serves. */
export default defineConfig({
  root: here("./renderer"),
  base: "/",
  plugins: [react(), tailwindcss(), preloadFont(), precompress()],
  build: {
    outDir: here("../dist/web"),
    emptyOutDir: true,
    manifest: true,
    // Fonts and images stay files: a data URL in the style sheet would hold up the first paint.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787" },
  },
});
