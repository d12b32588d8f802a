import { isOfTests, type Module } from "./read-modules.ts";

/** The layers from bottom to top: a file imports its own layer and those below. */
const layers = [
  "shared",
  "server: classifier",
  "server: settings, errors, clock and events",
  "server: database",
  "server: what the context offers",
  "server: context",
  "server: http",
  "server: features",
  "server: programs",
  "desktop: lib",
  "desktop: ui",
  "desktop: platform",
  "desktop: entities",
  "desktop: features",
  "desktop: app",
  "desktop: programs",
  "build",
] as const;

/** Where a file lies, by the first pattern that matches. */
const places: readonly (readonly [files: RegExp, layer: typeof layers[number]])[] = [
  [/^shared\//, "shared"],
  [/^server\/classifier\//, "server: classifier"],
  [
    /^server\/(config|config-error|settings\/[a-z-]+|language\/[a-z-]+|errors|clock|events|changes|sealed|semaphore|fair-semaphore)\.ts$/,
    "server: settings, errors, clock and events",
  ],
  [/^server\/db\//, "server: database"],
  [/^server\/(providers|realtime|metrics|jobs)\//, "server: what the context offers"],
  [/^server\/(context|permanent-failure)\.ts$/, "server: context"],
  [/^server\/http\//, "server: http"],
  [/^server\/features\//, "server: features"],
  [/^server\//, "server: programs"],
  [/^desktop\/(bridge\.ts$|icons\/|renderer\/lib\/)/, "desktop: lib"],
  [/^desktop\/renderer\/ui\//, "desktop: ui"],
  [/^desktop\/renderer\/platform\//, "desktop: platform"],
  [/^desktop\/renderer\/entities\//, "desktop: entities"],
  [/^desktop\/renderer\/features\//, "desktop: features"],
  [/^desktop\/renderer\//, "desktop: app"],
  // Browser tests start the practice programs.
  [/^desktop\/e2e\//, "build"],
  [/^desktop\//, "desktop: programs"],
  [/^build\//, "build"],
];

/** The imports that lead from a layer into a higher one, as `layer: file → layer: import`. */
export function findUpwardImports(modules: readonly Module[]): string[] {
  return modules.filter(({ path }) => !startsTheServer(path)).flatMap(({ path, imports }) => {
    const from = layerOf(path);
    return imports.flatMap((target) => {
      const to = layerOf(target);
      if (from === undefined || to === undefined || layers.indexOf(to) <= layers.indexOf(from)) return [];
      return [`${from}: ${path} → ${to}: ${target}`];
    });
  });
}

/** The server's tests start all of it, whatever they test. */
function startsTheServer(path: string): boolean {
  return path.startsWith("server/") && isOfTests(path);
}

/** Undefined for packages. */
function layerOf(path: string): typeof layers[number] | undefined {
  return places.find(([files]) => files.test(path))?.[1];
}
