// The first thing that runs on a fresh clone: plain JavaScript for the system's Node (20.19 or
// newer), with nothing installed. It installs what is missing, then hands over to
// build/<command>.ts on a Node that runs TypeScript: the one in node_modules, or the system's own
// where there is none for it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const platform = process.platform === "win32" ? "win" : process.platform;
const packaged = join(
  root,
  "node_modules",
  `node-${platform}-${process.arch}`,
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);
const commands = ["start", "dev", "test", "bench", "desktop", "doctor"];

main(process.argv[2], process.argv.slice(3));

function main(command, args) {
  requireNode(process.versions.node);
  if (!commands.includes(command)) fail(`Expected one of: ${commands.join(", ")}.`);
  if (!isInstalled()) install();
  handOver(join(root, "build", `${command}.ts`), args);
}

function requireNode(version) {
  if (isAtLeast(version, 20, 19)) return;
  fail(`Glimmer needs Node 20.19 or newer; this is ${version}. See https://nodejs.org/en/download.`);
}

function isAtLeast(version, leastMajor, leastMinor) {
  const [major, minor] = version.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/**
 * The Node that runs TypeScript as it is. npm has the one we test with for Linux
 * and for Windows on x64.
 */
function typeScriptNode() {
  if (existsSync(packaged)) return packaged;
  if (isAtLeast(process.versions.node, 22, 18)) return process.execPath;
  return fail(
    `On ${process.platform} ${process.arch} Glimmer needs Node 22.18 or newer; this is ${process.versions.node}. ` +
      "See https://nodejs.org/en/download.",
  );
}

/**
 * Whether node_modules holds what package-lock.json says, by npm's own note of what it installed.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    path === "" || (optional && !present[path]) || present[path]?.version === version
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}

function install() {
  console.log("Installing dependencies (npm ci). This takes a minute the first time.");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status === 0) return;
  fail(
    `The dependencies could not be installed (${
      result.error?.message ?? `npm ci ended with ${result.status}`
    }).\n` +
      "What npm printed above says why; most often the registry could not be reached. Then start again.",
  );
}

/**
 * Runs the script as a child: it gets our signals, learns by the channel when we are gone,
 * and we end as it ends.
 */
function handOver(script, args) {
  const node = typeScriptNode();
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // In a terminal Ctrl-C reaches the child as well; getting it twice does no harm there.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`${node} does not run: ${error.message}`));
  child.on("exit", (code, signal) => {
    if (signal) console.error(`It was ended by ${signal}. Starting again clears what is left.`);
    process.exit(code ?? 1);
  });
  if (process.env.npm_lifecycle_event) stopWithParent(child);
}

/**
 * A killed npm takes the launcher along. There is no event for that, and a shell may stand between.
 */
function stopWithParent(child) {
  const ancestors = [process.ppid, parentOf(process.ppid)].join();
  const look = () => [process.ppid, parentOf(process.ppid)].join() === ancestors || child.kill("SIGTERM");
  setInterval(look, 250).unref();
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
