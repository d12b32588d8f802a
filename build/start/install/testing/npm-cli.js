// Stands in for npm: notes its arguments and makes empty packages as package-lock.json names them.
// STAND_IN_NPM says what else it does: `hang` ignores every signal, as does a program that it
// starts; `wait` does not end by itself; `leave-out` installs no optional package.
import { spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const [verb, ...args] = process.argv.slice(2);
const mode = process.env.STAND_IN_NPM;
const note = "node_modules/.package-lock.json";
appendFileSync(process.env.STAND_IN_NPM_LOG, `${[verb, ...args].slice(0, 3).join(" ")}\n`);
if (verb === "ci") rmSync("node_modules", { recursive: true, force: true });
if (mode === "hang") await hang();
if (mode === "wait") await waitForSignal();
mkdirSync("node_modules/.bin", { recursive: true });
const hasTools = args.includes("--include=dev");
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const installed = Object.entries(packages).filter(([path, { dev, optional, os }]) =>
  path !== "" && (hasTools || !dev) && !(optional && mode === "leave-out") && (!os || os === process.platform)
);
for (const [path, { version, bin }] of installed) {
  const manifest = join(path, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === version) continue;
  mkdirSync(join(path, "bin"), { recursive: true });
  writeFileSync(manifest, JSON.stringify({ version }));
  writeFileSync(join(path, "main.js"), "");
  // The program of a package is this Node, or what the test names.
  if (bin) symlinkSync(process.env[`STAND_IN_${bin.toUpperCase()}`] ?? process.execPath, join(path, bin));
}
writeFileSync(note, JSON.stringify({ packages: Object.fromEntries(installed) }));

async function hang() {
  for (const signal of ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"]) process.on(signal, () => {});
  mkdirSync("node_modules/half", { recursive: true });
  const script =
    'for (const s of ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"]) process.on(s, () => {}); setInterval(() => {}, 1000);';
  const child = spawn(process.execPath, ["--eval", script], { stdio: "ignore" });
  writeFileSync(process.env.STAND_IN_NPM_PIDS, `${process.pid} ${child.pid}`);
  console.log("npm hangs");
  await waitForSignal();
}

async function waitForSignal() {
  console.log("npm waits");
  await new Promise(() => setInterval(() => {}, 1000));
}
