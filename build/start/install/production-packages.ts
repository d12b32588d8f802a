import { isBuiltin } from "node:module";
import { isOfTests, type Module } from "../../prove/architecture/read-modules.ts";

/** The programs that run with production packages alone, and what the pages are built from. */
const entries =
  /^(server\/main|build\/(start|dev|doctor|database)|build\/practice\/\w+\/main|desktop\/web\.vite\.config)\.ts$|^desktop\/renderer\//;

/**
 * The packages that the product imports when it runs or when its pages are built and that are not
 * among the given ones, as `package: file`. Types alone do not count, nor files for tests.
 */
export function findPackagesOutside(names: readonly string[], modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const found = new Set<Module>();
  const visit = (module: Module | undefined) => {
    if (!module || found.has(module) || isOfTests(module.path)) return;
    found.add(module);
    for (const target of module.values) visit(byPath.get(target));
  };
  modules.filter(({ path }) => entries.test(path)).forEach(visit);
  return [...found].flatMap(({ path, values }) =>
    values.filter((target) => isPackage(target) && !names.includes(getPackageName(target)))
      .map((target) => `${getPackageName(target)}: ${path}`)
  );
}

/** Paths of ours begin with one of the trees; Vite's own modules with `virtual:` and the like. */
function isPackage(target: string): boolean {
  return !isBuiltin(target) && !/^(shared|server|desktop|build)\/|^\w+:|^\.|^\0/.test(target);
}

/** `react-dom/client` belongs to `react-dom`, `@a/b/c` to `@a/b`. */
export function getPackageName(target: string): string {
  return target.split("/").slice(0, target.startsWith("@") ? 2 : 1).join("/");
}
