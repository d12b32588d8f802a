import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { languages } from "#shared/language/languages.ts";
import type { Check } from "../check.ts";
import { type Finding, fix, ok, skipped } from "../finding.ts";

/** Whether the pages were built, and all that index.html loads is there, in each language. */
export const checkPages: Check = {
  name: "pages",
  waitsFor: "The file system",
  ifSilent: "Check whether the disk of WEB_DIR responds.",
  run: async ({ root, env, config, running }) => {
    if (config.role === "worker") return skipped("ROLE=worker serves no pages.");
    const folder = resolve(root, config.webDir);
    const isBuilt = env.BUILD_WEB !== "0";
    const read = (...path: string[]) =>
      readFile(join(folder, ...path, "index.html"), "utf8").catch(() => null);
    const html = await read();
    if (html === null && isBuilt && running === null) {
      return ok("The pages are not built yet: the next start does it.");
    }
    if (html === null) return missing(`There are no built pages in ${folder}.`, isBuilt);
    const translated = await Promise.all(languages.map((language) => read(language)));
    const loaded = new Set([html, ...translated].flatMap((page) => findLoaded(page ?? "")));
    const absent = await Promise.all(
      [...loaded].map((path) => stat(join(folder, path)).then(() => null, () => path)),
    ).then((paths) => paths.filter((path) => path !== null));
    if (absent.length === 0) return ok(`The pages are built (${folder}).`);
    return missing(`The pages in ${folder} load ${absent.join(", ")}, which is not there.`, isBuilt);
  },
};

/** The scripts and styles that a page loads. */
function findLoaded(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="\/([^"?#]+\.(?:js|css))"/g)].map(([, path = ""]) => path);
}

function missing(says: string, isBuilt: boolean): Finding {
  return fix(
    says,
    isBuilt
      ? "Start Glimmer again: it builds them. If they are there afterwards but not here, set WEB_DIR."
      : "BUILD_WEB=0 builds none: start once without it, or let WEB_DIR lead to built pages.",
  );
}
