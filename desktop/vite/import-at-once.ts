import type { Plugin, Rolldown } from "vite";

/**
 * Makes each script that is loaded later import itself all that it needs, directly or not, so that
 * the browser requests everything once it has read that script. The names would otherwise stand in
 * the first scripts, in a list of what each later script needs (2.9 KB), or be found one after the
 * other. Style sheets still stand there, since a script cannot import them.
 */
export function importAtOnce(): Plugin {
  return {
    name: "import-at-once",
    enforce: "post",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // Every screen needs the app, so nothing of it waits until another script is read.
      handler: (html, { bundle = {} }) =>
        findScripts(bundle, ["app/start-app.tsx"]).filter((name) => !html.includes(name)).map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${name}`, crossorigin: "" },
          injectTo: "head" as const,
        })),
    },
    generateBundle(_, bundle) {
      const importsOf = (name: string) => chunkOf(bundle, name)?.imports ?? [];
      const alwaysThere = new Set(
        Object.values(bundle).flatMap((part) => part.type === "chunk" && part.isEntry ? part.imports : []),
      );
      for (const part of Object.values(bundle)) {
        if (part.type !== "chunk" || !part.isDynamicEntry) continue;
        const known = new Set([part.fileName, ...part.imports, ...alwaysThere]);
        const more = indirectImports(part.imports, importsOf).filter((name) => !known.has(name));
        // Behind its own imports, which keeps the order in which modules run. A file's name follows
        // from what it imports, and so from what that imports.
        part.code += more.map((name) => `import"./${name.slice(name.lastIndexOf("/") + 1)}";`).join("");
        part.imports.push(...more);
      }
    },
  };
}

/** Screens that many open first, by their address. */
const oftenFirst = /\/(?:Login|Register)Screen-/;

/** Leaves scripts out of the lists of what most later scripts need. */
export const preloadStyles = (
  script: string,
  files: string[],
  { hostType }: { readonly hostType: "html" | "js" },
): string[] =>
  hostType === "html" || oftenFirst.test(script) ? files : files.filter((name) => name.endsWith(".css"));

/** The scripts that modules need, in the order in which they are needed. */
export function findScripts(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunkOf(bundle, name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find((part) =>
      part.type === "chunk" && part.moduleIds.some((id) => id.endsWith(module))
    );
    if (chunk) visit(chunk.fileName);
  }
  return [...found];
}

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | null {
  const part = bundle[name];
  return part?.type === "chunk" ? part : null;
}

/** In the order in which they run: what a script imports stands before it. */
function indirectImports(
  direct: readonly string[],
  importsOf: (name: string) => readonly string[],
): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    importsOf(name).forEach(visit);
    found.add(name);
  };
  direct.forEach(visit);
  return [...found];
}
