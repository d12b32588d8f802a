// Tests what the table of commands in build/README.md says.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { waitUntilGone } from "../processes.ts";
import { type Bootstrapped, createProject, lockedPackages, type Project } from "./testing/create-project.ts";

let project: Project;
const file = (path: string) => join(project.folder, path);
const addsTools = "install --no-save --include=dev";

beforeEach(() => {
  project = createProject(mkdtempSync(join(tmpdir(), "glimmer-install-")));
});
afterEach(() => rmSync(project.folder, { recursive: true, force: true }));

async function runToEnd(...args: Parameters<Project["run"]>): Promise<Bootstrapped> {
  const run = project.run(...args);
  await run.ended;
  return run;
}

describe("npm start", () => {
  test("installs production packages alone on a fresh clone, then starts", async () => {
    const run = await runToEnd("start");
    expect(run.output()).toContain(`start runs on ${process.execPath}`);
    expect(project.npmRuns()).toEqual(["ci --omit=dev --ignore-scripts"]);
    expect(existsSync(file("node_modules/vitest"))).toBe(false);
    expect(existsSync(file(".installing"))).toBe(false);
  });

  test("installs nothing when production packages are there, with or without the tools", async () => {
    await runToEnd("start");
    await runToEnd("start");
    expect(project.npmRuns()).toHaveLength(1);
    await runToEnd("test");
    await runToEnd("start");
    expect(project.npmRuns()).toHaveLength(2);
  });

  test("installs a package whose version has changed, and keeps the tools", async () => {
    await runToEnd("test");
    project.lock({ ...lockedPackages, "node_modules/hono": { version: "4.0.1" } });
    await runToEnd("start");
    expect(project.npmRuns().at(-1)).toBe(addsTools);
    expect(readFileSync(file("node_modules/hono/package.json"), "utf8")).toContain("4.0.1");
  });

  test("says what npm left out, and tries again at the next start", async () => {
    const run = await runToEnd("start", { npm: "leave-out" });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("npm left out node_modules/@deno/");
    expect((await runToEnd("start")).output()).toContain("start runs on");
  });

  test("runs on Deno where Node runs no TypeScript", async () => {
    expect((await runToEnd("start", { oldNode: true })).output()).toContain("start runs on Deno");
    expect(project.npmRuns()).toHaveLength(1);
  });
});

test("npm run storage, backup and restore run on Deno, as the server, and so does the doctor", async () => {
  for (const command of ["storage", "backup", "restore", "doctor"]) {
    expect((await runToEnd(command)).output()).toContain(`${command} runs on Deno`);
  }
});

test("npm run doctor installs only where nothing is installed yet", async () => {
  expect((await runToEnd("doctor")).output()).toContain("doctor runs on");
  project.lock({ ...lockedPackages, "node_modules/hono": { version: "4.0.1" } });
  expect((await runToEnd("doctor")).output()).toContain("doctor runs on");
  expect(project.npmRuns()).toHaveLength(1);
});

test("install installs for the account that starts later, and starts nothing", async () => {
  const run = await runToEnd("install");
  expect([await run.ended, project.npmRuns()]).toEqual([0, ["ci --omit=dev --ignore-scripts"]]);
});

describe("npm test", () => {
  test("adds the tools to what is there, and touches nothing else", async () => {
    await runToEnd("start");
    writeFileSync(file("node_modules/hono/in-use"), "");
    expect((await runToEnd("test")).output()).toContain("test runs on");
    expect(project.npmRuns().at(-1)).toBe(addsTools);
    expect(existsSync(file("node_modules/hono/in-use"))).toBe(true);
  });

  test("installs a Node for itself where the system's runs no TypeScript", async () => {
    await runToEnd("test", { oldNode: true });
    const again = await runToEnd("test", { oldNode: true });
    expect(again.output()).toContain(`test runs on ${process.execPath}`);
    expect(project.npmRuns()).toEqual([
      "ci --include=dev --ignore-scripts",
      "ci --omit=dev --ignore-scripts",
    ]);
    expect(existsSync(file("node_modules/.bin/node"))).toBe(true);
    expect(existsSync(file("node_modules/.bin/deno"))).toBe(true);
  });
});

describe("an installation", () => {
  test("does not begin where no Node is found that could run the tools", async () => {
    writeFileSync(file("build/prove/checks/node/package-lock.json"), JSON.stringify({ packages: {} }));
    const run = await runToEnd("test", { oldNode: true });
    expect(run.output()).toContain("this needs Node 22.18 or newer");
    expect(project.npmRuns()).toEqual([]);
  });

  test("into a folder of another account says who can do it", async () => {
    chmodSync(project.folder, 0o555);
    const run = await runToEnd("start", { isForeign: true });
    chmodSync(project.folder, 0o755);
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^Packages are missing, and this account cannot install them into /);
  });

  const pids = () => readFileSync(file("npm.pids"), "utf8").split(" ").map(Number);

  test.each([["SIGTERM", 143], ["SIGINT", 130], ["SIGHUP", 129], ["SIGQUIT", 131]] as const)(
    "ended by %s leaves neither npm nor what it started, though these ignore signals",
    async (signal, code) => {
      const run = project.run("start", { npm: "hang" });
      await run.says("npm hangs");
      run.child.kill(signal);
      expect(await run.ended).toBe(code);
      for (const pid of pids()) expect(await waitUntilGone(pid, 15_000)).toBe(true);
      expect(run.output()).toContain("The next start completes it.");
    },
  );

  test("ends with what it started when npm, which started it, is killed", async () => {
    const run = project.run("start", { npm: "hang", hasParent: true });
    await run.says("npm hangs");
    run.child.kill("SIGKILL");
    for (const pid of pids()) expect(await waitUntilGone(pid, 15_000)).toBe(true);
  });

  test("whose start was killed goes on beside no other npm", async () => {
    const first = project.run("start", { npm: "hang" });
    await first.says("npm hangs");
    first.child.kill("SIGKILL");
    // In place of the ten seconds after which the lock is taken for left over.
    utimesSync(file(".installing"), 0, 0);
    expect((await runToEnd("start")).output()).toContain("start runs on");
    for (const pid of pids()) expect(await waitUntilGone(pid, 15_000)).toBe(true);
  });

  test("that was interrupted is repaired: packages of which npm has no note are installed again", async () => {
    await runToEnd("start");
    const interrupted = project.run("test", { npm: "wait" });
    await interrupted.says("npm waits");
    interrupted.child.kill("SIGTERM");
    await interrupted.ended;
    // npm would take it for the whole package.
    mkdirSync(file("node_modules/vitest"));
    writeFileSync(file("node_modules/vitest/package.json"), JSON.stringify({ version: "5.0.0" }));
    await runToEnd("test");
    expect(existsSync(file("node_modules/vitest/main.js"))).toBe(true);
    expect(existsSync(file(".installing"))).toBe(false);
  });

  test("that was interrupted is repaired after going back to the packages that npm still has noted", async () => {
    await runToEnd("start");
    project.lock({ ...lockedPackages, "node_modules/hono": { version: "4.0.1" } });
    const interrupted = project.run("start", { npm: "wait" });
    await interrupted.says("npm waits");
    rmSync(file("node_modules/hono"), { recursive: true });
    interrupted.child.kill("SIGTERM");
    await interrupted.ended;
    project.lock(lockedPackages);
    expect((await runToEnd("start")).output()).toContain("start runs on");
    expect(existsSync(file("node_modules/hono/main.js"))).toBe(true);
    expect(project.npmRuns().at(-1)).toBe("install --no-save --omit=dev");
  });

  test("is waited for by a second command in the same folder", async () => {
    const first = project.run("start", { npm: "wait" });
    await first.says("npm waits");
    const second = project.run("start");
    await second.says("Waiting for another installation in this folder.");
    first.child.kill("SIGTERM");
    await second.ended;
    expect(second.output()).toContain("start runs on");
    expect(project.npmRuns()).toHaveLength(2);
  });
});
