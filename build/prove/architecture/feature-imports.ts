/** Whether an import reaches into a folder of a renderer feature from outside that feature. */
export function isPrivateImport(target: string, from: string): boolean {
  const folder = /^desktop\/renderer\/features\/[^/]+\/(?=[^/]+\/)/.exec(target)?.[0];
  return folder !== undefined && !from.startsWith(folder);
}
