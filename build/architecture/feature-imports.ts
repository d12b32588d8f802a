/** Pairs of features that may import each other; every other pair has one direction. */
export const allowedPairs: Readonly<Record<string, readonly string[]>> = {
  "desktop/renderer/features": [
    // The feed suggests members to follow, a profile lists posts.
    "members ↔ posts",
    // The feed has the search box on a phone, search finds posts.
    "posts ↔ search",
  ],
  "server/features": [
    // A post shows its author that it is promoted, promotions show posts.
    "posts ↔ promotions",
    // A post shows its audio, speech reads posts.
    "posts ↔ speech",
  ],
  "desktop/main": [],
};

/** Whether an import reaches into a folder of a renderer feature from outside that feature. */
export function isPrivateImport(target: string, from: string): boolean {
  const folder = /^desktop\/renderer\/features\/[^/]+\/(?=[^/]+\/)/.exec(target)?.[0];
  return folder !== undefined && !from.startsWith(folder);
}
