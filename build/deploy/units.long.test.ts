import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listSettingNames } from "../../server/config.ts";
import { blockOf } from "../prove/pages/testing/blocks-of-page.ts";
import { deployFolder, readDeployFile } from "./testing/read-deploy-file.ts";

const units = ["glimmer-web@.service", "glimmer-worker.service"] as const;

/** Name and values of each line, with continued lines joined. */
function directives(unit: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of readDeployFile(unit).replaceAll(/\\\n\s*/g, "").split("\n")) {
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

/** Reads the variables that a command line sets for its program. */
function settingsIn(line: string): Record<string, string> {
  return Object.fromEntries([...line.matchAll(/ ([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

test.each(units)("%s starts the release with settings that server/config.ts knows", (unit) => {
  const [start = ""] = directives(unit).get("ExecStart") ?? [];
  expect(start).toMatch(/^\/usr\/bin\/env .* \/opt\/glimmer\/glimmer start$/);
  const known = [...listSettingNames(), "DENO_DIR", "OPEN_BROWSER"];
  const named = Object.keys(settingsIn(start));
  expect(named).toContain("ROLE");
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(units)("%s writes where the service may, and asks the port that it serves", (unit) => {
  const found = directives(unit);
  const start = settingsIn(found.get("ExecStart")?.[0] ?? "");
  expect(start.DATA_DIR).toBe(`/var/lib/${found.get("StateDirectory")?.[0]}`);
  expect(start.DENO_DIR).toBe(`/var/cache/${found.get("CacheDirectory")?.[0]}`);
  expect(start.METRICS_ADDRESS).toBe(`\${GLIMMER_METRICS_HOST}:1${start.PORT}`);
  const health = settingsIn(found.get("ExecStartPost")?.[0] ?? "");
  expect(health).toEqual({ PORT: start.PORT, DENO_DIR: start.DENO_DIR });
});

test("are the files that deploying.md copies", () => {
  const [files] = /\S+\/glimmer-\*\.service/.exec(blockOf("build/docs/deploying.md", "sh", "cp ")) ?? [];
  expect(files).toBe("/opt/glimmer/build/deploy/glimmer-*.service");
  expect(readdirSync(deployFolder).filter((name) => name.endsWith(".service"))).toEqual(units);
});

test("the units differ in nothing but role, names and ports, and the worker's folder for backups", () => {
  const same = (unit: string) =>
    readDeployFile(unit).replace(/^#.*\n#.*\n/, "").replaceAll(/ROLE=(web|worker)/g, "ROLE")
      .replaceAll(/web-%i|\bworker\b/g, "NAME").replaceAll(/%i|8790/g, "PORT")
      .replace(/^# A folder for BACKUP_TO.*\nReadWritePaths=-\/srv\/backups\n/m, "")
      .replace(/^Description=.*$/m, "").replace("serves.", "works.");
  expect(same(units[1])).toBe(same(units[0]));
});

// Older ones lack options of this test; it was tried with this one.
const leastSystemd = 252;
const systemd = Number(
  /^systemd (\d+)/.exec(spawnSync("systemd-analyze", ["--version"]).stdout?.toString())?.[1],
);
const judgesUnits = systemd >= leastSystemd;
if (!judgesUnits) {
  console.log(
    `No systemd-analyze ${leastSystemd} or newer found: the units of build/deploy are not checked.`,
  );
}

test.skipIf(!judgesUnits)("systemd takes the units, and finds them well enclosed", () => {
  const folder = mkdtempSync(join(tmpdir(), "glimmer-units-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = units.map((unit) => {
    const file = join(folder, unit.replace("@", "@8787"));
    // The release is on another machine.
    writeFileSync(file, readDeployFile(unit).replaceAll("/opt/glimmer/glimmer ", "/bin/true "));
    return file;
  });
  const analyze = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });
  const verified = analyze("verify", "--man=no", ...files);
  expect(verified.status, verified.stderr).toBe(0);
  // From 0 to 10; without any enclosing it is 9.2.
  const judged = analyze("security", "--offline=yes", "--threshold=20", ...files);
  expect(judged.status, judged.stdout).toBe(0);
});
