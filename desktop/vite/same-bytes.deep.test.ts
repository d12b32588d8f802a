import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
const dir = await mkdtemp(join(tmpdir(), "glimmer-same-bytes-"));
afterAll(() => rm(dir, { recursive: true }));

/** Builds a copy of the sources in a folder of its own. Returns each file's hash by its name. */
async function buildIn(folder: string, timeZone: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true });
  for (const part of ["desktop", "shared", "package.json", "tsconfig.base.json"]) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await promisify(execFile)(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--config", "desktop/web.vite.config.ts"],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: "production", TZ: timeZone, SOURCE_DATE_EPOCH: "1577836799" },
    },
  );
  const hashes: Record<string, string> = {};
  for await (const file of glob("dist/web/**/*.*", { cwd: folder })) {
    hashes[file] = createHash("sha256").update(await readFile(join(folder, file))).digest("hex");
  }
  return hashes;
}

test("the same sources give the same bytes in another folder, time zone and year", async () => {
  const first = await buildIn(join(dir, "a"), "UTC");
  expect(Object.keys(first)).toContain("dist/web/landing.html.br");
  expect(await buildIn(join(dir, "another/folder/b"), "Pacific/Auckland")).toEqual(first);
  const page = await readFile(join(dir, "a/dist/web/landing.html"), "utf8");
  expect(page).toContain(">2019</span>");
});
