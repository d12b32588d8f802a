import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { postgresPackage } from "../install/link-libraries.mjs";
import { libraryLinks } from "./library-links.ts";
import { listPackageFiles } from "./list-package-files.ts";
import { type LockedPackages, packageClosure } from "./package-closure.ts";

interface PackedPackages {
  /** Paths from the root. */
  readonly files: readonly { readonly path: string; readonly isProgram: boolean }[];
  readonly links: readonly { readonly path: string; readonly leadsTo: string }[];
}

/**
 * The packages of a release: those that its code imports with what they need, the embedded
 * PostgreSQL, and Deno, given by the path of its program.
 */
export function packedPackages(root: string, deno: string, imported: readonly string[]): PackedPackages {
  const lockFile = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(lockFile) as { packages: LockedPackages };
  const postgres = postgresPackage(process.platform, process.arch);
  const isInstalled = (folder: string) => existsSync(join(root, folder, "package.json"));
  const folders = [
    posix.dirname(deno),
    ...packageClosure(packages, [...imported, postgres], isInstalled),
  ];
  const postgresFolder = `node_modules/${postgres}`;
  // By name, since an install script or an earlier start may have changed a file's mode.
  const isProgram = (path: string) => path === deno || path.startsWith(`${postgresFolder}/native/bin/`);
  return {
    files: folders.flatMap((folder) => listPackageFiles(root, folder))
      .map((path) => ({ path, isProgram: isProgram(path) })),
    links: libraryLinks(root, postgresFolder),
  };
}
