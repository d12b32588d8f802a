import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findLastError } from "../database/find-embedded-database.ts";
import { judgeCertificate } from "../proxy/check-certificate.ts";
import { examinationOf } from "../testing/examination-of.ts";
import { checkPackages } from "./check-packages.ts";
import { checkPages } from "./check-pages.ts";
import { describeLauncherRuntime } from "./check-runtime.ts";

/** A folder with these files. */
async function folder(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "glimmer-doctor-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

test.each([
  [{ node: "22.18.0" }, "ok"],
  [{ node: "24.1.0" }, "ok"],
  [{ node: "22.17.1" }, "fix"],
  [{ node: "20.19.0" }, "fix"],
  [{ node: "20.19.0", deno: "2.9.6" }, "ok"],
])("judges the launcher's runtime %o as %s", (versions, verdict) => {
  expect(describeLauncherRuntime(versions).verdict).toBe(verdict);
});

const lock = (version: string, more: object = {}) =>
  JSON.stringify({
    packages: {
      "": {},
      "node_modules/hono": { version },
      "node_modules/vitest": { version, dev: true },
      "node_modules/@deno/of-this-system": { version, optional: true, os: [process.platform] },
      ...more,
    },
  });

test("finds packages that are missing, half installed or of another version", async () => {
  const installed = {
    "node_modules/.package-lock.json": lock("1.0.0"),
    "node_modules/hono/package.json": "{}",
    "node_modules/@deno/of-this-system/package.json": "{}",
  };
  const look = async (files: Record<string, string>) =>
    checkPackages.run(examinationOf({}, { root: await folder(files) }));
  const ofAnotherSystem = { "node_modules/@deno/other": { version: "1.0.0", optional: true, os: ["none"] } };
  expect(await look({ "package-lock.json": lock("1.0.0", ofAnotherSystem), ...installed }))
    .toMatchObject({ verdict: "ok", says: expect.stringContaining("All 2 packages") });
  const wrong = {
    verdict: "fix",
    says: "2 of 2 packages are missing or of another version (hono, @deno/of-this-system).",
  };
  expect(await look({ "package-lock.json": lock("2.0.0"), ...installed })).toMatchObject(wrong);
  expect(await look({ "package-lock.json": lock("1.0.0"), "node_modules/.package-lock.json": lock("1.0.0") }))
    .toMatchObject(wrong);
  expect(await look({ "package-lock.json": lock("1.0.0") })).toMatchObject(wrong);
  const { "node_modules/@deno/of-this-system/package.json": _, ...withoutDeno } = installed;
  expect(await look({ "package-lock.json": lock("1.0.0"), ...withoutDeno }))
    .toMatchObject({ says: "1 of 2 packages are missing or of another version (@deno/of-this-system)." });
  expect(await look({})).toMatchObject({ verdict: "skipped" });
});

test("finds pages whose scripts are gone", async () => {
  const html = '<link rel="stylesheet" href="/assets/a.css"><script src="/assets/b.js"></script>';
  const look = async (files: Record<string, string>, env: Record<string, string> = {}) =>
    checkPages.run(examinationOf(env, { root: await folder(files) }));
  const whole = { "dist/web/index.html": html, "dist/web/assets/a.css": "", "dist/web/assets/b.js": "" };
  expect(await look(whole)).toMatchObject({ verdict: "ok" });
  expect(await look({ "dist/web/index.html": html, "dist/web/assets/a.css": "" }))
    .toMatchObject({ verdict: "fix", says: expect.stringContaining("load assets/b.js, which is not there") });
  const german = { ...whole, "dist/web/de/index.html": '<script src="/assets/de.js"></script>' };
  expect(await look({ ...german, "dist/web/assets/de.js": "" })).toMatchObject({ verdict: "ok" });
  expect(await look(german))
    .toMatchObject({
      verdict: "fix",
      says: expect.stringContaining("load assets/de.js, which is not there"),
    });
  expect(await look({})).toMatchObject({ verdict: "ok" });
  expect(await look({}, { BUILD_WEB: "0" })).toMatchObject({ verdict: "fix" });
});

const now = new Date("2026-11-26T03:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000 + 1);

test.each([
  ["ok", { validTo: inDays(60), problem: null }, /valid for 60 more days/],
  ["warn", { validTo: inDays(9), problem: null }, /valid for 9 more days/],
  ["fix", { validTo: inDays(2), problem: null }, /valid for 2 more days/],
  ["fix", { validTo: inDays(-4), problem: "expired" }, /expired \d days ago/],
  [
    "fix",
    { validTo: inDays(60), problem: "its certificate is self-signed" },
    /Browsers refuse .*self-signed/,
  ],
])("judges as %s the certificate %o", (verdict, certificate, says) => {
  expect(judgeCertificate("glimmer.example", certificate, now)).toMatchObject({
    verdict,
    says: expect.stringMatching(says),
  });
});

test("finds the last complaint of the past day in the log of the embedded database", () => {
  const log = [
    '2026-11-24 03:00:00.000 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    "2026-11-26 02:10:00.000 UTC [8] FATAL:  sorry, too many clients already",
    "2026-11-26 02:20:00.000 UTC [9] FATAL:  terminating connection due to administrator command",
    "2026-11-26 02:30:00.000 UTC [9] ERROR:  duplicate key value violates unique constraint",
  ];
  expect(findLastError(log.join("\n"), now)).toBe(log[1]);
  expect(findLastError(log.toSpliced(1, 1).join("\n"), now)).toBeNull();
});
