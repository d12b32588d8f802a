import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrCreatePracticeKeys } from "./practice-keys.ts";

let dataDir = "";
const file = () => join(dataDir, "practice-keys.json");
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-keys-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("makes the till's keys once, different in each data directory, readable only by their owner", async () => {
  const made = await readOrCreatePracticeKeys(dataDir);
  expect(await readOrCreatePracticeKeys(dataDir)).toEqual(made);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await rm(file());
  const others = Object.values(await readOrCreatePracticeKeys(dataDir));
  for (const key of Object.values(made)) expect(others).not.toContain(key);
});

test.each([
  "",
  "half a {",
  "null",
  '{"STRIPE_SECRET_KEY":"sk_test_practice","STRIPE_WEBHOOK_SECRET":"","STRIPE_PUBLISHABLE_KEY":""}',
])(
  "replaces a file that holds %j",
  async (text) => {
    await writeFile(file(), text);
    await chmod(file(), 0o644);
    expect((await readOrCreatePracticeKeys(dataDir)).STRIPE_SECRET_KEY).toMatch(/^sk_test_practice_.{32}$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  },
);
