import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { isOfTests } from "../../prove/architecture/read-modules.ts";
import { denoProgram } from "../launcher/server/deno-program.ts";
import { archiveReadme, withHeldLinks } from "./archive-readme.ts";
import { followImports } from "./follow-imports.ts";
import { packedPackages } from "./packed-packages.ts";
import type { Commit } from "./read-commit.ts";
import type { Entry } from "./write-archive.ts";

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
/** What an operator reads, and what those pages lead to. */
const documents = /^(build\/docs\/[^/]+|CHANGELOG|SECURITY|build\/prove\/bench\/README|shared\/PRODUCT)\.md$/;

/** All that a release holds, below one folder that has its name. */
export function releaseEntries({ root, pages, commit }: ReleaseParts): { name: string; entries: Entry[] } {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const platform = `${process.platform}-${process.arch}`;
  const name = `glimmer-${manifest.version}-${platform}`;
  const deno = relative(root, denoProgram(root)).replaceAll("\\", "/");
  const isStarted = (path: string) => programs.some((program) => program.test(path));
  const { files, packages } = followImports(root, commit.files.filter(isStarted));
  const data = commit.files.filter((path) =>
    documents.test(path) || (foldersOfData.test(path) && !noData.test(path) && !isOfTests(path))
  );
  const packed = packedPackages(root, deno, packages);
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
