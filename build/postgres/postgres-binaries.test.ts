import { mkdir, mkdtemp, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { linkLibraries } from "./postgres-binaries.ts";

test("gives libraries their other names, and leaves those that are there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-libraries-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const native = join(folder, "native");
  await mkdir(join(native, "lib"), { recursive: true });
  const link = (target: string) => ({ source: "native/lib/libpq.so.5.18", target: `native/lib/${target}` });
  await writeFile(join(native, "pg-symlinks.json"), JSON.stringify([link("libpq.so.5"), link("libpq.so")]));
  await linkLibraries(native);
  await linkLibraries(native);
  expect(await readlink(join(native, "lib/libpq.so.5"))).toBe("libpq.so.5.18");
  expect(await readlink(join(native, "lib/libpq.so"))).toBe("libpq.so.5.18");
});
