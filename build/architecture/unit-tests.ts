import { type Module, moduleOf } from "./modules.ts";

/** Where every module has a unit test beside it. */
const folder = /^desktop\/main\/[^/]+\.ts$/;

/** The modules of the desktop's main process that no unit test of its folder imports for what they do. A type alone is not tested. */
export function untestedModules(modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => folder.test(path));
  const tested = new Set(own.filter(({ path }) => path.endsWith(".test.ts")).flatMap(importedValues));
  return own.map(({ path }) => path).filter((path) => !/\.(test|d)\.ts$/.test(path) && !tested.has(path));
}

function importedValues({ path, text }: Module): readonly string[] {
  return moduleOf(path, text.replaceAll(/^import type [^;]*;/gm, "")).imports;
}
