import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { denoPackage } from "../deno-program.mjs";
import { findDenoProgram } from "../../launcher/server/deno-program.ts";

const build = dirname(dirname(dirname(import.meta.dirname)));
const { platform, arch } = process;

/** A started bootstrap. */
export interface Bootstrapped {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves once it has printed that. */
  says(text: string): Promise<void>;
  readonly ended: Promise<number | string>;
}

/** The packages that the project's lock names. */
export const lockedPackages = {
  "node_modules/hono": { version: "4.0.0" },
  [`node_modules/${denoPackage}`]: { version: "2.0.0", optional: true, os: platform, bin: "deno" },
  "node_modules/vitest": { version: "5.0.0", dev: true },
};

export interface Project {
  readonly folder: string;
  /** The beginning of each of npm's command lines so far. */
  npmRuns(): string[];
  lock(packages: object): void;
  /**
   * Runs a command as `npm run` would. On request the Node is too old for TypeScript, or another
   * process stands before it, as npm does.
   */
  run(
    command: string,
    options?: {
      readonly npm?: "hang" | "wait" | "leave-out";
      readonly oldNode?: boolean;
      readonly hasParent?: boolean;
      /** The account is one that does not own the folder. */
      readonly isForeign?: boolean;
    },
  ): Bootstrapped;
}

/**
 * Makes a project in the folder whose commands say what runs them, with the real bootstrap and a
 * stand-in for npm.
 */
export function createProject(folder: string): Project {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const path of ["bootstrap.mjs", "start/install", "prove/checks/node/package.json"]) {
    cpSync(join(build, path), join(folder, "build", path), { recursive: true });
  }
  put("package.json", JSON.stringify({ type: "module" }));
  const log = join(folder, "npm.log");
  writeFileSync(log, "");
  const program = 'const runtime: string = "Deno" in globalThis ? "Deno" : process.execPath;\n';
  for (const command of ["start", "test", "doctor", "storage", "backup", "restore"]) {
    put(`build/${command}.ts`, `${program}console.log("${command} runs on " + runtime);\n`);
  }
  const lock = (path: string, packages: object) =>
    put(path, JSON.stringify({ packages: { "": {}, ...packages } }));
  lock("package-lock.json", lockedPackages);
  lock("build/prove/checks/node/package-lock.json", {
    [`node_modules/node-${platform}-${arch}`]: {
      version: "24.0.0",
      optional: true,
      os: platform,
      bin: "bin/node",
    },
  });
  return {
    folder,
    npmRuns: () => readFileSync(log, "utf8").trim().split("\n").filter(Boolean),
    lock: (packages) => lock("package-lock.json", packages),
    run: (command, { npm, oldNode = false, hasParent = false, isForeign = false } = {}) => {
      const flags = oldNode ? ["--no-experimental-strip-types"] : [];
      const words = [...flags, join(folder, "build/bootstrap.mjs"), command];
      return watch(spawn(
        process.execPath,
        hasParent ? ["--eval", parentOf(words)] : words,
        {
          cwd: folder,
          // Nothing is read-only for root.
          ...(isForeign && process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
          env: {
            PATH: process.env.PATH,
            npm_execpath: join(folder, "build/start/install/testing/npm-cli.js"),
            STAND_IN_NPM: npm ?? "",
            STAND_IN_NPM_LOG: log,
            STAND_IN_NPM_PIDS: join(folder, "npm.pids"),
            STAND_IN_DENO: findDenoProgram(dirname(build)),
            ...(hasParent && { npm_lifecycle_event: command }),
          },
          stdio: ["ignore", "pipe", "pipe"],
        },
      ));
    },
  };
}

/** A program that starts Node with these words, as npm does, and waits. */
function parentOf(words: readonly string[]): string {
  const spawning = `spawn(process.execPath, ${JSON.stringify(words)}, { stdio: "inherit" })`;
  return `require("node:child_process").${spawning};`;
}

function watch(child: ChildProcess): Bootstrapped {
  let output = "";
  const ended = new Promise<number | string>((resolve) =>
    child.once("close", (code, signal) => resolve(signal ?? code ?? -1))
  );
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", look);
      look();
      void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output += chunk);
  return { child, ended, says, output: () => output };
}
