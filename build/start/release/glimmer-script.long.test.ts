import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "glimmer.sh"), "utf8");
let folder = "";
let root = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "glimmer-script-")));
  root = join(folder, "glimmer 1.0");
  mkdirSync(join(root, "bin"), { recursive: true });
  writeProgram("glimmer", script.replace("@deno@", "bin/deno"));
  // Instead of Deno: prints its arguments, a line each.
  writeProgram("bin/deno", `#!/bin/sh\nprintf '%s\\n' "$@"\n`);
  writeFileSync(join(root, "RELEASE"), "Glimmer 1.0\n");
  symlinkSync("glimmer 1.0", join(folder, "current"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeProgram(name: string, text: string): void {
  writeFileSync(join(root, name), text);
  chmodSync(join(root, name), 0o755);
}

function run(...args: string[]) {
  return spawnSync(join(folder, "current", "glimmer"), args, { cwd: "/", encoding: "utf8" });
}

test("starts the launcher on the release's own Deno, through a link and from any folder", () => {
  const { status, stdout } = run("start", "--demo", "two words");
  expect(status).toBe(0);
  const config = ["--config", join(root, "deno.json")];
  expect(stdout.trimEnd().split("\n")).toEqual(
    ["run", "--allow-all", "--cached-only", ...config, join(root, "build/start.ts"), "--demo", "two words"],
  );
});

test("prints its version, and says so when there is no doctor", () => {
  expect(run("version").stdout).toBe("Glimmer 1.0\n");
  expect(run("doctor")).toMatchObject({ status: 1, stderr: "This release has no doctor.\n" });
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/doctor.ts"), "");
  expect(run("doctor", "--json").stdout).toContain(`${join(root, "build/doctor.ts")}\n--json\n`);
});

test("asks for health, and compiles into DENO_DIR what an image runs", () => {
  expect(run("health", "--wait=9").stdout).toContain(`${join(root, "build/deploy/health.ts")}\n--wait=9\n`);
  const compiled = run("compile").stdout.trimEnd().split("\n");
  expect(compiled.slice(0, 2)).toEqual(["cache", "--quiet"]);
  expect(compiled).toContain("server/main.ts");
});

test("explains itself, and refuses a command it does not know", () => {
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining("./glimmer start") });
  expect(run("stop")).toMatchObject({ status: 2, stdout: expect.stringContaining("./glimmer start") });
});
