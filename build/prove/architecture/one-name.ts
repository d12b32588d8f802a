/** Where a feature has a folder of its name. */
const trees = ["shared", "server/features", "desktop/renderer/features"] as const;

/** Features that have no folder in some trees, and why. */
const exceptions: Readonly<Record<string, readonly (typeof trees[number])[]>> = {
  // Frames, which each side has its own room for: server/realtime, and renderer/app/connection with
  // renderer/lib/realtime.
  realtime: ["shared"],
  // What texts are, which server/language, main/language and renderer/lib/language write.
  language: ["shared"],
  // How posts, people and messages are found by their words.
  search: ["shared"],
};

/**
 * Every feature that does not have its name in all three trees, as `name: the trees that have it`.
 */
export function findNamesNotEverywhere(paths: readonly string[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const path of paths) {
    for (const tree of trees) {
      const name = path.startsWith(`${tree}/`)
        ? /^([^/]+)\//.exec(path.slice(tree.length + 1))?.[1]
        : undefined;
      if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(tree));
    }
  }
  return [...found]
    .map(([name, has]) => ({ name, has: trees.filter((tree) => has.has(tree)) }))
    .filter(({ name, has }) => has.join() !== (exceptions[name] ?? trees).join())
    .map(({ name, has }) => `${name}: ${has.join(", ")}`)
    .toSorted();
}
