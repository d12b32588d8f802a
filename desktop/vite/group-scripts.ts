/** The parts of the bundler's module graph that the grouping reads. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly code?: string | null } | null;
}

/** The entries that need each group; a module belongs to the first group that needs it. */
const entries = {
  landing: [
    "app/boot.ts",
    "app/landing/boot-landing.ts",
    "app/landing/mount-landing.tsx",
    "app/landing/LiveLanding.tsx",
  ],
  app: ["app/start-app.tsx"],
  feed: ["features/posts/FeedScreen.tsx"],
  forms: ["features/auth/LoginScreen.tsx", "features/auth/RegisterScreen.tsx"],
};

/**
 * Returns the name of the chunk that a module of the renderer in `root` shares with others, or null
 * to leave it to the bundler. The bundler alone would make 60 scripts of the signed-in home. It
 * keeps the modules of the landing page, so that the page does not grow. A group has everything its
 * modules import except what an earlier group has, so chunks never import each other in a circle.
 */
export function groupScripts(root: string): (id: string, graph: ModuleGraph) => string | null {
  let needed: Record<keyof typeof entries, Set<string>> | undefined;
  const entryPaths = (group: keyof typeof entries) => entries[group].map((entry) => `${root}/${entry}`);
  const isEntry = new Set([...entryPaths("app"), ...entryPaths("feed"), ...entryPaths("forms")]);
  return (id, graph) => {
    needed ??= {
      landing: importClosure(entryPaths("landing"), graph),
      app: importClosure(entryPaths("app"), graph),
      feed: importClosure(entryPaths("feed"), graph),
      forms: importClosure(entryPaths("forms"), graph),
    };
    const icon = iconFile.exec(id)?.[1];
    if (icon) {
      const keys = [icon, ...aliasesIn(graph.getModuleInfo(id)?.code)].map(iconKey);
      if (keys.some((key) => needed?.landing.has(key))) return null;
      // Modules that only other screens draw load with the first of these screens.
      return keys.some((key) => needed?.app.has(key) || needed?.feed.has(key)) ? "app" : "icons";
    }
    if (isEntry.has(id) || needed.landing.has(id)) return null;
    if (needed.app.has(id)) return "app";
    if (!needed.feed.has(id)) return null;
    return needed.forms.has(id) ? "forms" : "feed";
  };
}

/** The given modules, all that they import statically, directly or not, and the icons they name. */
function importClosure(from: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const name of importedNames(info?.code, iconImport)) found.add(iconKey(name));
    for (const imported of info?.importedIds ?? []) {
      if (radixIndex.test(imported)) visitRadix(imported, importedNames(info?.code, radixImport));
      else visit(imported);
    }
  };
  const visitRadix = (index: string, names: readonly string[]) => {
    const parts = names.map((name) => `/react-${name.replaceAll(/(?<=.)[A-Z]/g, "-$&").toLowerCase()}/`);
    for (const part of graph.getModuleInfo(index)?.importedIds ?? []) {
      if (parts.some((name) => part.includes(name))) visit(part);
    }
  };
  from.forEach(visit);
  return found;
}

// Only the imported names count: the whole index would bring menus and dialogs into the first load.
const radixIndex = /\/radix-ui\/dist\/index\.m?js$/;
const radixImport = /import\s*\{([^}]*)\}\s*from\s*"radix-ui"/g;

/** The names that a module's code imports by statements of this kind. */
function importedNames(code: string | null | undefined, statement: RegExp): string[] {
  return [...code?.matchAll(statement) ?? []].flatMap(([, names = ""]) =>
    names.split(",").map((name) => (name.split(" as ")[0] ?? "").trim())
  );
}

// The bundler bypasses the icons' index, so the graph does not say which module imports which icon.
const iconFile = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g;
/** Other names of an icon, as its file lists them. */
const aliasesIn = (code: string | null | undefined) =>
  [...(/aliases"?:\s*\[([^\]]*)\]/.exec(code ?? "")?.[1] ?? "").matchAll(/["'`]([\w-]+)["'`]/g)].map((
    [, name = ""],
  ) => name);
const iconKey = (name: string) => `icon:${name.trim().replaceAll("-", "").toLowerCase()}`;
