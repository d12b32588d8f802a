/** Pairs of features that may import each other; every other pair has one direction. */
export const allowedPairs: Readonly<Record<string, readonly string[]>> = {
  "desktop/renderer/features": [],
  "server/features": [],
  "desktop/main": [],
};

/** Whether an import reaches into a folder of a renderer feature from outside that feature. */
export function isPrivateImport(target: string, from: string): boolean {
  const folder = /^desktop\/renderer\/features\/[^/]+\/(?=[^/]+\/)/.exec(target)?.[0];
  return folder !== undefined && !from.startsWith(folder);
}
