import type { Plugin, ResolveModulePreloadDependenciesFn } from "vite";

/**
 * Leaves out of what a lazy import preloads the scripts that the importing one has loaded itself,
 * since the list of them is part of the first scripts.
 */
export function skipLoadedPreloads(): {
  plugin: Plugin;
  resolveDependencies: ResolveModulePreloadDependenciesFn;
} {
  const importsOf = new Map<string, readonly string[]>();
  const loadedBy = (host: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(host)) return found;
    found.add(host);
    for (const name of importsOf.get(host) ?? []) loadedBy(name, found);
    return found;
  };
  return {
    plugin: {
      name: "skip-loaded-preloads",
      enforce: "pre",
      apply: "build",
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === "chunk") importsOf.set(part.fileName, part.imports);
        }
      },
    },
    resolveDependencies: (_, scripts, { hostId, hostType }) => {
      if (hostType === "html") return scripts;
      const loaded = loadedBy(hostId);
      return scripts.filter((name) => !loaded.has(name));
    },
  };
}
