/** The parts of the bundler's module graph that the grouping reads. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly code?: string | null } | null;
}

/** The entries that need each group; a module belongs to the first group that needs it. */
export const entries = {
  boot: ["app/boot.ts", "app/landing/boot-landing.ts"],
  landing: ["app/landing/mount-landing.tsx", "app/landing/LiveLanding.tsx"],
  app: ["app/start-app.tsx"],
  feed: ["features/posts/FeedScreen.tsx"],
  forms: ["features/auth/LoginScreen.tsx", "features/auth/RegisterScreen.tsx"],
};

/**
 * Returns the name of the chunk that a module of the renderer in `root` shares with others, or null
 * to leave it to the bundler. The bundler alone would make 60 scripts of the signed-in home. It
 * keeps what the landing page needs alone. What the first script needs is one script, and so is
 * what the landing page shares with the app, most of it React. A group has everything its modules
 * import except what an earlier group has, so chunks never import each other in a circle.
 */
export function groupScripts(root: string): (id: string, graph: ModuleGraph) => string | null {
  let needed: Record<keyof typeof entries, Set<string>> | undefined;
  const entryPaths = (group: keyof typeof entries) => entries[group].map((entry) => `${root}/${entry}`);
  const isEntry = new Set([...entryPaths("boot"), ...entryPaths("app"), ...entryPaths("forms")]);
  return (id, graph) => {
    needed ??= {
      boot: importClosure(entryPaths("boot"), graph),
      landing: importClosure(entryPaths("landing"), graph),
      app: importClosure(entryPaths("app"), graph),
      feed: importClosure(entryPaths("feed"), graph),
      forms: importClosure(entryPaths("forms"), graph),
    };
    if (isEntry.has(id) || later.test(id)) return null;
    if (needed.boot.has(id)) return "boot";
    if (needed.landing.has(id)) return needed.app.has(id) || needed.feed.has(id) ? "client" : null;
    if (needed.app.has(id)) return "app";
    // Other screens draw the feed's icons too. The rest load with the first screen that has one.
    if (id.startsWith(`${root}/ui/icons/`)) return needed.feed.has(id) ? "app" : "icons";
    if (!needed.feed.has(id)) return partGroup(id);
    return needed.forms.has(id) ? "app" : "feed";
  };
}

/**
 * Joins what many later screens share: endpoints without their schemas and fields, and what lists
 * and cards draw. Each would be a script of its own of a few hundred bytes, and the first screen
 * names the scripts of all others. Visitors who sign in need the first alone.
 */
function partGroup(id: string): string | null {
  if (ofForms.test(id)) return "parts-of-forms";
  return ofScreens.test(id) ? "parts-of-screens" : null;
}

const ofForms = new RegExp(
  String.raw`/shared/\w+/(?:[\w-]+-)?contract\.ts$|/(?:${
    [
      "Checkbox|Field|FormError|TextFields|failure-text|select-parts|use-debounced",
      "(?:account|assistant)-keys|drop-from-pages|row-pages",
      "copy-address|decision-token|ended-session|isolate-name|money|save-file|service-prices|visible-text",
    ].join("|")
  })\.tsx?$`,
);
const ofScreens =
  /\/(?:(?:admin|case|search|shop)-keys|BackLink|CharacterCounter|HeldImage|PointInTime|ScreenHeader|SettingsSection|SkeletonRows|WhyLevelButton|format-dates|page-texts|refusals|settings-heading|use-ai-costs|use-cut-ends|use-idempotent|use-media|use-summary|whole-message)\.tsx?$/;

// The indices of two libraries import these, but no first screen uses them.
const later = /\/@tanstack\/react-(?:router|query)\/.*\/(?:useBlocker|useMutationState)\.js$/;

/** The given modules and all that they import statically, directly or not. */
function importClosure(from: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      if (radixIndex.test(imported)) visitRadix(imported, radixNames(info?.code));
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

/** The names that a module's code imports from Radix. */
function radixNames(code: string | null | undefined): string[] {
  return [...code?.matchAll(radixImport) ?? []].flatMap(([, names = ""]) =>
    names.split(",").map((name) => (name.split(" as ")[0] ?? "").trim())
  );
}
