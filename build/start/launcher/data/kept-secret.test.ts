import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrCreateEvidenceKey, readOrCreateSessionSecret } from "../prepare-start.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-secret-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("creates the secret once, readable only by its owner", async () => {
  const made = await readOrCreateSessionSecret(dataDir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await readOrCreateSessionSecret(dataDir)).toBe(made);
  expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
});

test("creates a different secret for each installation", async () => {
  const first = await readOrCreateSessionSecret(dataDir);
  await rm(join(dataDir, "session-secret"));
  expect(await readOrCreateSessionSecret(dataDir)).not.toBe(first);
});

test("replaces a truncated file", async () => {
  await writeFile(join(dataDir, "session-secret"), "abc");
  expect((await readOrCreateSessionSecret(dataDir)).length).toBeGreaterThanOrEqual(32);
});

test("creates a key of 32 bytes for evidence, once", async () => {
  const made = await readOrCreateEvidenceKey(dataDir);
  expect(Buffer.from(made, "base64")).toHaveLength(32);
  expect(await readOrCreateEvidenceKey(dataDir)).toBe(made);
  expect((await stat(join(dataDir, "evidence-key"))).mode & 0o777).toBe(0o600);
});
