import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { isOfTests, parseModule } from "../../prove/architecture/read-modules.ts";
import { findDenoProgram } from "../launcher/server/deno-program.ts";
import { listPackedPackages } from "./packed-packages.ts";
import type { Commit } from "./read-commit.ts";
import type { Entry } from "./write-archive.ts";
import { getPackageName } from "../install/production-packages.ts";
import { isBuiltin } from "node:module";

/** A path from the root; what imports name otherwise is a package. */
const ours = /^(server|shared|desktop|build)\//;

interface Followed {
  /** The entries and all that they import, at once or later, but for types; sorted. */
  readonly files: readonly string[];
  /** Names of the packages they import, sorted. */
  readonly packages: readonly string[];
}

/**
 * Follows imports from the entries, which are paths from the root. Throws when a file is missing.
 */
export function followImports(root: string, entries: readonly string[]): Followed {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  // A set is walked in the order of insertion, also while it grows.
  for (const file of files) {
    if (!isCode(file)) continue;
    for (const target of parseModule(file, readFileSync(join(root, file), "utf8")).values) {
      if (existsSync(join(root, target))) files.add(target);
      else if (ours.test(target)) throw new Error(`${file} imports ${target}, which is not there.`);
      else if (!isBuiltin(target)) packages.add(getPackageName(target));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly type: string;
  readonly imports: Readonly<Record<string, unknown>>;
}

interface ReleaseParts {
  readonly root: string;
  /** The folder of the built pages. */
  readonly pages: string;
  readonly commit: Commit;
}

/** The programs that `./glimmer` and the launcher start. */
const programs = [
  /^build\/(start|doctor|backup|restore|storage|database|deploy\/health)\.ts$/,
  /^build\/start\/launcher\/data\/hold-file-lock\.mjs$/,
  /^(server|build\/practice\/[^/]+)\/main\.ts$/,
];
/** Where programs read other files than code: statements, texts, an example of speech. */
const foldersOfData = /^(server|shared|build\/(practice|operate\/doctor|deploy))\//;
const noData = /\.([cm]?[jt]sx?|md)$|\/tsconfig\.json$/;
/** The pages that an operator reads, and those they lead to. */
const documents = /^(build\/docs\/[^/]+|CHANGELOG|SECURITY|build\/prove\/bench\/README|shared\/PRODUCT)\.md$/;

/** All that a release holds, below one folder that has its name. */
export function releaseEntries({ root, pages, commit }: ReleaseParts): { name: string; entries: Entry[] } {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const platform = `${process.platform}-${process.arch}`;
  const name = `glimmer-${manifest.version}-${platform}`;
  const deno = relative(root, findDenoProgram(root)).replaceAll("\\", "/");
  const isStarted = (path: string) => programs.some((program) => program.test(path));
  const { files, packages } = followImports(root, commit.files.filter(isStarted));
  const data = commit.files.filter((path) =>
    documents.test(path) || (foldersOfData.test(path) && !noData.test(path) && !isOfTests(path))
  );
  const packed = listPackedPackages(root, deno, packages);
  const made = {
    "package.json": `${JSON.stringify(runtimeManifest(manifest), null, 2)}\n`,
    "README.md": archiveReadme(name, manifest.version),
    RELEASE:
      `Glimmer ${manifest.version} for ${platform}, commit ${commit.id} of ${commit.date.toISOString()}\n`,
  };
  const script = readFileSync(join(root, "build/start/release/glimmer.sh"), "utf8").replace("@deno@", deno);
  const entry = (path: string, content: Entry["content"], isProgram = false): Entry => ({
    name: `${name}/${path}`,
    content,
    isProgram,
  });
  const held = withFolders([...Object.keys(made), ...files, ...data]);
  const pagesOf = (path: string) => withHeldLinks(readFileSync(join(root, path), "utf8"), path, held);
  return {
    name,
    entries: [
      entry("glimmer", { text: script }, true),
      ...Object.entries(made).map(([path, text]) => entry(path, { text })),
      ...["deno.json", ...files, ...data].map((path) =>
        entry(path, documents.test(path) ? { text: pagesOf(path) } : { path: join(root, path) })
      ),
      ...packed.files.map(({ path, isProgram }) => entry(path, { path: join(root, path) }, isProgram)),
      ...packed.links.map(({ path, leadsTo }) => entry(path, { link: leadsTo })),
      ...listFiles(pages).map((path) => entry(`dist/web/${path}`, { path: join(pages, path) })),
    ],
  };
}

/** Files, and the folders that they lie in. */
function withFolders(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of files) {
    for (let folder = posix.dirname(file); folder !== "."; folder = posix.dirname(folder)) all.add(folder);
  }
  return all;
}

/** Without what builds and tests: no script of it runs in a release. */
function runtimeManifest({ name, version, description, type, imports }: Manifest) {
  return { name, version, private: true, description, type, imports: { "#shared/*": imports["#shared/*"] } };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

/** The README of an archive: where to begin, and the pages that lie in it. */
function archiveReadme(name: string, version: string): string {
  return `# Glimmer ${version}

A social network for wellbeing, as a release that serves without npm and without Node. Start it where it is:

\`\`\`sh
./glimmer start
\`\`\`

It serves at <http://127.0.0.1:8787> until Ctrl-C, and keeps its data in \`.data\` where you stand.
\`./glimmer start --demo\` fills an empty database with an example community. \`./glimmer\` alone lists all
commands. Where a page says \`npm start\` or \`npm run doctor -- --json\`, type \`./glimmer start\` or
\`./glimmer doctor --json\`.

| You want to                                         | Read                                                                             |
| --------------------------------------------------- | -------------------------------------------------------------------------------- |
| run it under systemd, upgrade, go back              | [Releases](build/docs/releases.md)                                               |
| run it for real: settings file, proxy, health       | [Running it](build/docs/running.md), [Settings](build/docs/settings.md)          |
| run it as an image, by Compose, with several units  | [Deploying](build/docs/deploying.md)                                             |
| back up, restore and rehearse                       | [Backup](build/docs/backup.md)                                                   |
| keep files in an object store                       | [Storage](build/docs/storage.md)                                                 |
| use several processes, machines and databases       | [Machines](build/docs/machines.md), [Failover](build/docs/failover.md)           |
| find out what is wrong                              | [Doctor](build/docs/doctor.md), [Troubleshooting](build/docs/troubleshooting.md) |
| have a bad day                                      | [A bad day](build/docs/bad-day.md)                                               |
| see all pages                                       | [Pages](build/docs/README.md)                                                    |
| know what changed, and what to do before an upgrade | [Changes](CHANGELOG.md)                                                          |

This folder is \`${name}\`; RELEASE says of which commit it is made.
`;
}

/** A page as the archive has it: what it does not hold is named without a link. */
function withHeldLinks(text: string, page: string, held: ReadonlySet<string>): string {
  return text.replace(/\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/gi, (link, label, target) => {
    return held.has(posix.join(posix.dirname(page), target).replace(/\/$/, "")) ? link : label;
  });
}
