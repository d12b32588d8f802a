import type { Module } from "./read-modules.ts";

/** The rooms where a unit test imports every module. */
const folder = /^desktop\/main\/(?!testing\/).+\.ts$/;

/**
 * The modules of the desktop's main process that no unit test there imports. Importing only a type
 * does not count.
 */
export function findUntestedModules(modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => folder.test(path));
  const tests = own.filter(({ path }) => path.endsWith(".test.ts"));
  const tested = new Set(tests.flatMap(({ values }) => values));
  return own.map(({ path }) => path).filter((path) => !/\.(test|d)\.ts$/.test(path) && !tested.has(path));
}
