// An operator's commands on a release, which runs on Deno: the other tests run the same on Node.
import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { findDenoProgram } from "../launcher/server/deno-program.ts";
import type { Launched } from "../../prove/testing/start-launcher.ts";
import { placeOfData } from "../../prove/testing/place-of-data.ts";
import { layOutRelease, type Release } from "./testing/lay-out-release.ts";

/** For what hangs: a busy machine takes minutes. */
const limitMs = 300_000;
let release: Release;
let folder = "";
let launched: Launched;
const inFolder = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(placeOfData, "glimmer-of-release-"));
  await chmod(folder, 0o755);
  release = layOutRelease();
  launched = release.start({ DATA_DIR: inFolder("data") }, "--demo");
  await launched.ready();
}, limitMs);

afterAll(async () => {
  launched.child.kill("SIGTERM");
  await launched.ended;
  release.remove();
  await rm(folder, { recursive: true, force: true });
});

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const given = { DATA_DIR: inFolder("data"), PORT: "0", BACKUP_TO: inFolder("backups"), ...env };
  const { output, code } = await release.run(args, given).ended;
  expect({ output, code }).toMatchObject({ code: 0 });
  return output;
}

test("a release backs up its demo, rehearses the backup and restores it", async () => {
  const said = await run(["backup"]);
  const [, rows = "", files = ""] = /Backed up: \S+, [\d.]+ MB, (\d+) rows, (\d+) files\./.exec(said) ?? [];
  expect(Number(rows)).toBeGreaterThan(10_000);
  const [rehearsed, restored] = await Promise.all([
    run(["backup", "rehearse", inFolder("backups")], { BACKUP_TO: "" }),
    run(["restore", inFolder("backups")], { DATA_DIR: inFolder("restored") }),
  ]);
  expect(rehearsed).toContain("the ledger sums to zero, counters are right, 10 of");
  expect(restored).toContain(`Restored: ${rows} rows and ${files} files.`);
}, limitMs);

test("a release's doctor finds nothing to fix beside it", async () => {
  const { findings } = JSON.parse(await run(["doctor", "--json"])) as { findings: { verdict: string }[] };
  expect(findings.filter(({ verdict }) => verdict === "fix")).toEqual([]);
  for (const check of ["database", "backup", "storage"]) {
    expect(findings).toContainEqual(expect.objectContaining({ check, verdict: "ok" }));
  }
}, limitMs);

test("a release copies its files to a store, compares them, and copies them back", async () => {
  const store = await startObjectStore();
  const uploads = () => readdir(inFolder("data/uploads"), { recursive: true });
  const before = (await uploads()).toSorted();
  expect(await run(["storage", "copy"], store.env)).toContain("files copied and compared by SHA-256");
  await rm(inFolder("data/uploads/media"), { recursive: true });
  await run(["storage", "copy", "--to-folder"], store.env);
  expect((await uploads()).toSorted()).toEqual(before);
  expect(await run(["storage", "verify"], store.env)).toContain("files the same in the store");
  const { output } = await release.run(["storage"], { DATA_DIR: inFolder("data"), ...store.env }).ended;
  expect(output).toContain("./glimmer storage copy");
  await store.close();
}, limitMs);

test("a release's messages, the server's too, name its own commands", async () => {
  const script = inFolder("names.mjs");
  const words = release.folder + "/server/settings/operator-commands.ts";
  await writeFile(
    script,
    `import { formatBackupCommand, formatDoctorCommand, startCommand } from ${JSON.stringify(words)};
    console.log([startCommand, formatDoctorCommand("--json"), formatBackupCommand("rehearse")].join());`,
  );
  // The server may read this file besides its code.
  const args = ["run", "--no-prompt", `--allow-read=${join(release.folder, "RELEASE")}`, script];
  const { stdout } = await promisify(execFile)(findDenoProgram(release.folder), args);
  expect(stdout.trim()).toBe("./glimmer start,./glimmer doctor --json,./glimmer backup rehearse");
});
