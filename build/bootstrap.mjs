// The first thing that runs on a fresh clone: plain JavaScript for the system's Node (20.19 or
// newer), with nothing installed. It installs what the command needs and does not find, then hands
// over to build/<command>.ts.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findDeno } from "./start/install/deno-program.mjs";
import { prepareFormerPostgres } from "./start/install/former-postgres.mjs";
import { deniedMessage, InstallError } from "./start/install/install-error.mjs";
import { installPackages } from "./start/install/install-packages.mjs";
import { linkLibraries, postgresPackage } from "./start/install/link-libraries.mjs";
import { linkPrograms } from "./start/install/link-programs.mjs";
import { nodeProblem } from "./start/install/node-problem.mjs";
import { findTestNode, hasTestNode, prepareTestNode } from "./start/install/test-node.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The packages that each command needs. Those that need production packages alone run on Deno where
 * this Node does not run TypeScript; the tools for developers need a Node that does.
 */
const commands = {
  start: "production",
  dev: "production",
  doctor: "production",
  storage: "production",
  database: "production",
  backup: "production",
  restore: "production",
  deno: "production",
  // Only installs, for images that are built as another user than they run.
  install: "production",
  test: "development",
  bench: "development",
  capacity: "development",
  soak: "development",
  release: "development",
  language: "development",
  desktop: "development",
};
/** They run on the server's runtime: own authorities and proxies hold for them as for it. */
const callOutside = ["doctor", "storage", "backup", "restore"];
const runsTypeScript = Boolean(process.features.typescript);
/** How we end when a signal ends the installation: what shells report for it. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 };

await main(process.argv[2], process.argv.slice(3));

async function main(command, args) {
  const packages = commands[command];
  if (!packages) fail(`Expected one of: ${Object.keys(commands).join(", ")}.`);
  requireNode(packages);
  // An upgrade reads the data with the PostgreSQL that made it, of an older release or of npm's.
  const isUpgrade = command === "database" && args[0] === "upgrade" && !args.includes("--from");
  if (command !== "doctor" || !canExamine()) await install(packages, isUpgrade);
  if (command === "install") return;
  if (command === "deno") handOver([deno(), ...args]);
  else handOver([...runner(command), join(root, "build", `${command}.ts`), ...args]);
}

/** Before anything is installed for a Node that cannot run it. */
function requireNode(packages) {
  const problem = nodeProblem(process.versions.node);
  if (problem) fail(problem);
  if (packages === "production" || runsTypeScript || hasTestNode(root)) return;
  fail(
    `On ${process.platform} ${process.arch} this needs Node 22.18 or newer; this is ${process.versions.node}. ` +
      "See https://nodejs.org/en/download.",
  );
}

/** The doctor changes nothing beside a running server: it says which packages are missing. */
function canExamine() {
  return existsSync(join(root, "node_modules")) && (runsTypeScript || findDeno(root) !== null);
}

/** Installs what is missing. Ends the process when that fails, or when a signal ends it. */
async function install(packages, withFormerPostgres) {
  const ending = new AbortController();
  let ended = "SIGTERM";
  const end = (signal) => {
    ended = signal;
    ending.abort();
  };
  const endings = Object.keys(exitCodes).map((signal) => [signal, () => end(signal)]);
  for (const [signal, listener] of endings) process.on(signal, listener);
  const watch = watchParent(() => end("SIGTERM"));
  try {
    const { signal } = ending;
    await installPackages({ folder: root, packages, signal });
    if (packages === "development" && !runsTypeScript) {
      await installPackages({ folder: prepareTestNode(root), packages: "production", signal });
    }
    if (withFormerPostgres) {
      await installPackages({ folder: prepareFormerPostgres(root), packages: "production", signal });
    }
    await linkPrograms(root);
    linkPostgres();
    signal.throwIfAborted();
  } catch (error) {
    const message = error instanceof InstallError ? error.message : deniedMessage(error, root);
    if (!message && !ending.signal.aborted) throw error;
    console.error(message ?? error.message);
    process.exit(ending.signal.aborted ? exitCodes[ended] : 1);
  } finally {
    clearInterval(watch);
    for (const [signal, listener] of endings) process.off(signal, listener);
  }
}

/** Here, since the account that runs Glimmer later may not write into node_modules. */
function linkPostgres() {
  try {
    linkLibraries(join(root, "node_modules", postgresPackage(process.platform, process.arch)));
  } catch {
    // The launcher says it, where it needs this PostgreSQL.
  }
}

/** The program that runs TypeScript, and its arguments before the script. */
function runner(command) {
  const onDeno = callOutside.includes(command) && findDeno(root) !== null;
  if (runsTypeScript && !onDeno) return [process.execPath];
  if (commands[command] === "production") return [deno(), "run", "--allow-all"];
  return [findTestNode(root)];
}

function deno() {
  return findDeno(root) ?? fail(
    `There is no Deno for ${process.platform} on ${process.arch}: Glimmer runs on Linux with glibc, macOS and Windows.`,
  );
}

/**
 * Runs the program as a child: it gets our signals, learns by the channel when we are gone,
 * and we end as it ends.
 */
function handOver([program, ...args]) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      // As npm names it: on Deno, the Node that builds the pages.
      npm_node_execpath: process.execPath,
      // Deno would ask its makers for a newer version.
      DENO_NO_UPDATE_CHECK: "1",
    },
  });
  // In a terminal Ctrl-C reaches the child as well; getting it twice does no harm there.
  // SIGQUIT would end it before it has ended what it started.
  for (const signal of Object.keys(exitCodes)) {
    process.on(signal, () => child.kill(signal === "SIGQUIT" ? "SIGTERM" : signal));
  }
  child.on("error", (error) => fail(`${program} does not run: ${error.message}`));
  child.on("exit", (code, signal) => {
    if (signal) console.error(`It was ended by ${signal}. Starting again clears what is left.`);
    process.exit(code ?? 1);
  });
  watchParent(() => child.kill("SIGTERM"))?.unref();
}

/**
 * A killed npm takes us along. There is no event for that, and a shell may stand between.
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const ancestors = () => [process.ppid, parentOf(process.ppid)].join();
  const before = ancestors();
  return setInterval(() => ancestors() === before || onGone(), 250);
}

/** Known where there is a /proc; elsewhere only the nearest parent is watched. */
function parentOf(pid) {
  try {
    return /\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
