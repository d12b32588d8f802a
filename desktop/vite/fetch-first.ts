import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const wrapper = fileURLToPath(new URL("../renderer/lib/page/fetch-first.ts", import.meta.url));
const exported = "export const __vitePreload =";

/**
 * Has every `import()` of the web bundle fetch its scripts first: `renderer/lib/page/fetch-first.ts` says why, and stands around Vite's loader.
 * The desktop app has its scripts beside it.
 */
export function fetchFirst(): Plugin {
  return {
    name: "fetch-first",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          // Vite names no files for a script that needs no other; it has to be fetched too.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === "js" && files.length === 0 ? [file] : files,
        },
      },
    }),
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(exported)) this.error("Vite's loader is not the one this wraps.");
        return {
          code: `import { fetchFirst } from ${JSON.stringify(wrapper)};\n` +
            `${code.replace(exported, "const loader =")};\n${exported} fetchFirst(loader);`,
          map: null,
        };
      },
    },
  };
}
