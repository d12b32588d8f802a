import { join } from "node:path";
import type { Plugin } from "vite";
import { drawAppIcons, writeFiles } from "../icons/icon-files.ts";

/** Draws the icons the running app shows into `resources/` beside the bundles. */
export function drawRuntimeIcons(out: string): Plugin {
  return {
    name: "runtime-icons",
    apply: "build",
    writeBundle: async () => await writeFiles(join(out, "resources"), await drawAppIcons()),
  };
}
