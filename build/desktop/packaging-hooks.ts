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

/** Electron brings an app of its own, for when it is started without one. Where it was given unpacked nobody else takes it out. */
export async function afterExtract({ appOutDir, packager }: Unpacked): Promise<void> {
  await rm(join(packager.getResourcesDir(appOutDir), "default_app.asar"), { force: true });
  await rm(join(appOutDir, "version"), { force: true });
}
