import { mkdir, mkdtemp, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { linkLibraries } from "./link-libraries.mjs";

let folder = "";
const link = (target: string) => ({ source: "native/lib/libpq.so.5.18", target });

beforeEach(async () => {
  const made = folder = await mkdtemp(join(tmpdir(), "glimmer-libraries-"));
  onTestFinished(() => rm(made, { recursive: true }));
  await mkdir(join(folder, "native/lib"), { recursive: true });
  await list("native/lib/libpq.so.5", "native/lib/libpq.so");
});

async function list(...targets: readonly string[]): Promise<void> {
  await writeFile(join(folder, "native/pg-symlinks.json"), JSON.stringify(targets.map(link)));
}

test("gives libraries their other names, and leaves those that are there", async () => {
  linkLibraries(folder);
  linkLibraries(folder);
  expect(await readlink(join(folder, "native/lib/libpq.so.5"))).toBe("libpq.so.5.18");
  expect(await readlink(join(folder, "native/lib/libpq.so"))).toBe("libpq.so.5.18");
});

test("says what to do when a name is missing and cannot be made", async () => {
  await list("native/absent/libpq.so.5");
  expect(() => linkLibraries(folder)).toThrow(
    /library libpq\.so\.5 is not linked yet.*bootstrap\.mjs install/,
  );
});
