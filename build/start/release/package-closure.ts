/** What package-lock.json says of a package; the key is its folder, `node_modules/…`. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * The folders of the named packages and of all that they need, sorted. Optional ones that are not
 * installed, such as those of other systems, are left out. Throws when another one is missing.
 */
export function packageClosure(
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
