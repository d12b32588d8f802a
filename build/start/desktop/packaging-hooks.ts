import { rm } from "node:fs/promises";
import { join } from "node:path";

/** The used parts of electron-builder's hook context. */
interface Unpacked {
  readonly appOutDir: string;
  readonly packager: { getResourcesDir(appOutDir: string): string };
}

/** False tells electron-builder to look for no dependencies: the bundles have theirs inside. */
export function beforeBuild(): Promise<boolean> {
  return Promise.resolve(false);
}

/**
 * Electron contains a default app, for a start without one. electron-builder removes it only from
 * an Electron that it unpacked itself.
 */
export async function afterExtract({ appOutDir, packager }: Unpacked): Promise<void> {
  await rm(join(packager.getResourcesDir(appOutDir), "default_app.asar"), { force: true });
  await rm(join(appOutDir, "version"), { force: true });
}
