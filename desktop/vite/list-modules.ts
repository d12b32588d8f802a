import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes `<bundle>.modules.json` beside a bundle: its modules, relative to the project's root.
 * Tests compare the builds by it.
 */
export function listModules(root: string): Plugin {
  return {
    name: "list-modules",
    apply: "build",
    async writeBundle(options, bundle) {
      const ids = Object.values(bundle).flatMap((part) => part.type === "chunk" ? part.moduleIds : []);
      const modules = ids.filter((id) => id.startsWith(root)).map((id) =>
        id.slice(root.length).replace(/\?.*$/, "")
      );
      const dir = options.dir ?? "";
      await mkdir(dirname(dir), { recursive: true });
      const file = join(dirname(dir), `${basename(dir)}.modules.json`);
      await writeFile(file, JSON.stringify([...new Set(modules)].toSorted(), null, 1));
    },
  };
}
