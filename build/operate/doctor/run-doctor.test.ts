import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runDoctor } from "./run-doctor.ts";

const secret = String.raw`a "quoted" \ secret of more than 32 characters`;

async function look(args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { SESSION_SECRET: secret, DATA_DIR: join(folder, secret), PORT: "0" };
  return await runDoctor({ root: folder, env, args, hasColours: false });
}

test("hides a secret in JSON that has to escape it, and prints valid JSON", async () => {
  const { text } = await look(["--json"]);
  const { about } = JSON.parse(text) as { about: string[] };
  expect(about).toEqual([
    expect.stringMatching(/^Glimmer \d+\.\d+\.\d+, not of a release archive$/),
    expect.stringContaining("SESSION_SECRET"),
    expect.stringContaining("•••; members' address"),
  ]);
  expect(text).not.toContain("quoted");
});

test("hides a secret in what it says of a wrong option", async () => {
  const { text, exitCode } = await look(["--mail", secret]);
  expect(text).toContain('expected one email address, not "•••"');
  expect(exitCode).toBe(1);
});
