import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { postgresPackage } from "../install/link-libraries.mjs";

interface PackedPackages {
  /** Paths from the root. */
  readonly files: readonly { readonly path: string; readonly isProgram: boolean }[];
  readonly links: readonly { readonly path: string; readonly leadsTo: string }[];
}

/**
 * The packages of a release: those that its code imports with what they need, the embedded
 * PostgreSQL, and Deno, given by the path of its program.
 */
export function listPackedPackages(root: string, deno: string, imported: readonly string[]): PackedPackages {
  const lockFile = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(lockFile) as { packages: LockedPackages };
  const postgres = postgresPackage(process.platform, process.arch);
  const isInstalled = (folder: string) => existsSync(join(root, folder, "package.json"));
  const folders = [
    posix.dirname(deno),
    ...computePackageClosure(packages, [...imported, postgres], isInstalled),
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

interface Link {
  /** From the root, as `leadsTo` is not: that is seen from the link's folder. */
  readonly path: string;
  readonly leadsTo: string;
}

/**
 * The other names of PostgreSQL's libraries. npm's archives hold no links; the package lists them,
 * and whether they were made on this machine must not change a release.
 */
function libraryLinks(root: string, postgresFolder: string): Link[] {
  const list = join(root, postgresFolder, "native", "pg-symlinks.json");
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly { source: string; target: string }[];
  return links.map(({ source, target }) => ({
    path: `${postgresFolder}/${target}`,
    leadsTo: posix.relative(posix.dirname(target), source),
  }));
}

/** Files that nothing reads at run time: types, and the maps back to sources. */
const leftOut = /\.d\.[cm]?ts$|\.map$/;
/** The same of a package's own folders, such as `.github`. */
const foldersLeftOut = /^(\..+|tests?|examples?|docs|benchmarks?)$/;

/**
 * The files of a package, as paths from the root. Packages inside it are packages of their own;
 * links are not the package's, but an install script's or an earlier start's.
 */
function listPackageFiles(root: string, folder: string): string[] {
  return listFiles(root, folder, (name) => !foldersLeftOut.test(name));
}

/** @param isIncluded of a folder in this one; those further down all are */
function listFiles(root: string, folder: string, isIncluded: (name: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return !entry.isFile() || leftOut.test(entry.name) ? [] : [path];
    if (entry.name === "node_modules" || !isIncluded(entry.name)) return [];
    return listFiles(root, path, () => true);
  });
}

/** A package in package-lock.json; its key is its folder, `node_modules/…`. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * The folders of the named packages and of all that they need, sorted. Optional ones that are not
 * installed, such as those of other systems, are left out. Throws when another one is missing.
 */
export function computePackageClosure(
  locked: LockedPackages,
  names: readonly string[],
  isInstalled: (folder: string) => boolean,
): string[] {
  const folders = new Set(names.map((name) => folderOf(locked, "", name)));
  for (const folder of folders) {
    if (!isInstalled(folder)) throw new Error(`${folder} is not installed. Run: npm ci`);
    const { dependencies, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } =
      locked[folder] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      if (!(name in optionalDependencies)) folders.add(folderOf(locked, folder, name));
    }
    for (const name of Object.keys(optionalDependencies)) {
      const optional = folderOf(locked, folder, name);
      if (isInstalled(optional)) folders.add(optional);
    }
  }
  return [...folders].toSorted();
}

/** Where a package finds another one: in its own node_modules, or in one further up. */
function folderOf(locked: LockedPackages, from: string, name: string): string {
  for (let at = from;; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const folder = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (locked[folder]) return folder;
    if (at === "") throw new Error(`package-lock.json has no package ${name} for ${from || "the server"}.`);
  }
}
