import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** One source file and what it imports: ours by path from the root, packages by their specifier. */
export interface Module {
  readonly path: string;
  readonly text: string;
  /** Types too. */
  readonly imports: readonly string[];
  /** The imports that exist at run time, at once or by `import()`: all but types. */
  readonly values: readonly string[];
}

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

/** Whether a file is a test, or what only tests use. */
export function isOfTests(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/testing\/|^server\/tests\/|^desktop\/e2e\//.test(path);
}

/**
 * Whether `build/generate-icons.ts` writes the file: a module for each icon, so that a screen loads
 * its own alone. Nobody reads them, so they may be many in a folder.
 */
export function isGenerated(path: string): boolean {
  return /^desktop\/renderer\/ui\/icons\/(?!icon\.)[\w-]+\.ts$/.test(path);
}

const trees = ["shared", "server", "desktop", "build"];

/** Every TypeScript file of the project. */
export function readModules(root: string): Module[] {
  const files = trees.flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root }));
  return files.map((file) => parseModule(file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")))
    .sort(
      (a, b) => a.path < b.path ? -1 : 1,
    );
}

/**
 * The paths of all SQL files but the migrations, which are a history: they are
 * neither joined nor moved.
 */
export function readSqlPaths(root: string): string[] {
  return globSync("server/**/*.sql", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith("server/db/migrations/"));
}

export function parseModule(path: string, text: string): Module {
  const found = importsIn(path, text);
  const targets = (wanted: readonly Import[]) => [
    ...new Set(wanted.flatMap(({ specifier }) => resolve(path, specifier))),
  ];
  return {
    path,
    text,
    imports: targets(found),
    values: targets(found.filter(({ isType }) => !isType)),
  };
}

/** Lists what a file imports and exports from elsewhere, as it is written there. */
function importsIn(path: string, text: string): Import[] {
  const parsed = parseSync(path, text);
  const imports = parsed.module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: areTypes(entries),
  }));
  const exports = parsed.module.staticExports.flatMap(({ entries }) => {
    const specifier = entries[0]?.moduleRequest?.value;
    return specifier === undefined ? [] : [{ specifier, isType: areTypes(entries) }];
  });
  // The parser lists neither types such as `import("./a.ts").A` nor what `import()` names.
  return [...imports, ...exports, ...(/\bimport\s*\(/.test(text) ? importCalls(parsed.program) : [])];
}

type Program = ReturnType<typeof parseSync>["program"];

/**
 * Both kinds of `import("…")`: what is loaded later, and types. Addresses that are
 * computed are left out.
 */
function importCalls(program: Program): Import[] {
  const found: Import[] = [];
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") {
        found.push({ specifier: source.value, isType: false });
      }
    },
    TSImportType: ({ source }) => {
      found.push({ specifier: source.value, isType: true });
    },
  }).visit(program);
  return found;
}

/** `import "./a.ts"` names nothing and runs. */
function areTypes(entries: readonly { readonly isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}

/**
 * Names that package.json gives to files: a path with `*`, or a file for each build
 * of the desktop tree.
 */
const { imports: aliases } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
) as { imports: Readonly<Record<string, string | Readonly<Record<string, string>>>> };

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith(".")) return [posix.join(posix.dirname(from), specifier)];
  for (const [alias, target] of Object.entries(aliases)) {
    const [start = ""] = alias.split("*");
    if (!specifier.startsWith(start)) continue;
    const files = typeof target === "string" ? [target] : Object.values(target);
    return files.map((file) => posix.normalize(file.replace("*", specifier.slice(start.length))));
  }
  return [specifier];
}
