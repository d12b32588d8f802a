// Runs what build/docs/releases.md says, as an operator would.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Launched, watchLauncher } from "../../prove/testing/start-launcher.ts";
import { cloneProject, commitNextRelease } from "./testing/clone-project.ts";
import { pageCommands } from "./testing/page-commands.ts";
import { isMember, joinAs } from "./testing/members.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const next = "99.0.0";
const platform = `${process.platform}-${process.arch}`;
const nameOf = (release: string) => `glimmer-${release}-${platform}`;

/** Stands for the machine: below it are /opt, /var and the folder the operator is in. */
const machine = mkdtempSync(join(tmpdir(), "glimmer-release-"));
const desk = join(machine, "desk");
const dataDir = join(machine, "var/lib/glimmer");
const clones = [join(machine, "one"), join(machine, "elsewhere/two")] as const;
const commands = pageCommands(root, "build/docs/releases.md", "build/start/release/release.deep.test.ts", {
  "/opt": join(machine, "opt"),
  "/var": join(machine, "var"),
  "linux-x64": platform,
  "0.2.0": version,
  "0.3.0": next,
});
const [unpackHere = "", startHere = "", install = "", upgrade = "", goBack = "", restore = "", make = ""] =
  commands;
let running: Launched | null = null;

beforeAll(() => {
  // PostgreSQL runs as an account of its own when root runs the tests.
  chmodSync(machine, 0o755);
  for (const folder of ["desk", "opt", "var/lib", "var/backups", "bin", "elsewhere"]) {
    mkdirSync(join(machine, folder), { recursive: true });
  }
  // All that a release may need of the system: neither node nor npm.
  for (const program of ["sh", "dirname", "readlink", "cat", "id", "locale", "useradd", "ps"]) {
    const file = execFileSync("sh", ["-c", `command -v ${program} || true`], { encoding: "utf8" }).trim();
    if (file) symlinkSync(file, join(machine, "bin", program));
  }
  for (const clone of clones) cloneProject(root, clone);
}, 600_000);

afterEach(async () => {
  running?.child.kill("SIGTERM");
  await running?.ended;
});
afterAll(() => rmSync(machine, { recursive: true, force: true, maxRetries: 3 }), 600_000);

function run(command: string, cwd: string = desk): void {
  execFileSync("sh", ["-ec", command], { cwd, stdio: ["ignore", "pipe", "inherit"] });
}

function start(command: string, data: string): Launched {
  running = watchLauncher(spawn("sh", ["-c", `exec ${command}`], {
    cwd: desk,
    env: {
      PATH: join(machine, "bin"),
      DATA_DIR: data,
      DENO_DIR: join(machine, "var/cache"),
      PORT: "0",
      OPEN_BROWSER: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  }));
  return running;
}

/** Starts it, and says how long that took; returns its address. */
async function serve(what: string, command: string, data = dataDir): Promise<string> {
  const startedAt = performance.now();
  const address = await start(command, data).ready();
  console.info(`${what}: served after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return address;
}

async function stop(): Promise<void> {
  running?.child.kill("SIGTERM");
  expect(await running?.ended).toBe(0);
  running = null;
}

async function versionAt(address: string): Promise<unknown> {
  const health = await (await fetch(`${address}/api/health`)).json() as Record<string, unknown>;
  expect(health).toMatchObject({ status: "ok", database: "up" });
  return health["version"];
}

test("two clones in different folders make the same bytes", () => {
  const archives = clones.map((clone) => {
    run(make, clone);
    return join(clone, "dist/release", `${nameOf(version)}.tar.gz`);
  });
  const [one, two] = archives.map((file) => readFileSync(file));
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  for (const file of archives.slice(0, 1).flatMap((name) => [name, `${name}.sha256`])) {
    copyFileSync(file, join(desk, file.slice(file.lastIndexOf("/") + 1)));
  }
  console.info(`${nameOf(version)}: ${Math.round(statSync(archives[0] ?? "").size / 1e6)} MB`);
});

test("an unpacked release serves without npm and Node, and again after SIGTERM", async () => {
  run(unpackHere);
  const data = join(machine, "data");
  for (const what of ["First start", "Second start"]) {
    const address = await serve(what, startHere, data);
    expect(await versionAt(address)).toBe(version);
    const page = await fetch(address, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
    expect(page.headers.get("Content-Encoding")).toBe("br");
    expect(await page.text()).toContain("<title>");
    await stop();
  }
  const said = execFileSync(join(desk, nameOf(version), "glimmer"), ["version"], { encoding: "utf8" });
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: clones[0], encoding: "utf8" }).trim();
  expect(said).toContain(`Glimmer ${version} for ${platform}, commit ${commit}`);
});

test("the doctor of an unpacked release names it, and its own commands", () => {
  const glimmer = join(desk, nameOf(version), "glimmer");
  const doctor = (...args: string[]) => {
    const env = { PATH: join(machine, "bin"), DATA_DIR: join(machine, "data"), PORT: "0" };
    return spawnSync(glimmer, ["doctor", ...args], { cwd: desk, encoding: "utf8", env }).stdout;
  };
  const { about, findings } = JSON.parse(doctor("--json")) as { about: string[]; findings: object[] };
  expect(about[0]).toMatch(new RegExp(`^Glimmer ${version} for ${platform}, commit `));
  expect(findings).toContainEqual(expect.objectContaining({ check: "runtime", verdict: "ok" }));
  expect(JSON.stringify(findings)).not.toContain("npm ");
  expect(doctor("--unknown")).toContain("./glimmer doctor [options]");
});

test("an unpacked release fills an empty database with the demo", async () => {
  const address = await serve("Demo", `${startHere} --demo`, join(machine, "demo"));
  expect(running?.output()).toContain("The demo community is ready.");
  expect(await versionAt(address)).toBe(version);
  await stop();
});

test("an upgrade keeps what is there, and the backup leads back without what came later", async () => {
  run(install);
  const glimmer = join(machine, "opt/glimmer/glimmer start");
  const before = await serve("Installed", glimmer);
  await joinAs(before, "robin");
  expect(await isMember(before, "robin")).toBe(true);
  await stop();

  commitNextRelease(clones[1], version, next);
  run(make, clones[1]);
  const archive = `${nameOf(next)}.tar.gz`;
  copyFileSync(join(clones[1], "dist/release", archive), join(desk, archive));
  run(upgrade);
  const after = await serve("Upgraded", glimmer);
  expect(await versionAt(after)).toBe(next);
  expect(await isMember(after, "robin")).toBe(true);
  await joinAs(after, "wren");
  expect(await isMember(after, "wren")).toBe(true);
  await stop();

  run(goBack);
  const refused = start(glimmer, dataDir);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain("The database is newer than this release");

  run(restore);
  const back = await serve("Restored", glimmer);
  expect(await versionAt(back)).toBe(version);
  expect(await isMember(back, "robin")).toBe(true);
  expect(await isMember(back, "wren")).toBe(false);
  await stop();
});
