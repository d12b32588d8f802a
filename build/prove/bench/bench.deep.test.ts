import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { blockOf } from "../pages/testing/blocks-of-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

/** The page and the log, which runs without `--no-log` write when they have ended. */
const written = () =>
  Promise.all(["README.md", "LOG.md"].map((file) => readFile(join(root, "build/prove/bench", file), "utf8")));

function start(program: string, args: readonly string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output += chunk);
  return { child, output: () => output };
}

test(
  "the bench prints the figures of a part beside their goals, and with --no-log writes nothing",
  async () => {
    const before = await written();
    const { child, output } = start("sh", ["-c", blockOf("build/prove/bench/README.md", "sh", "--no-log")]);
    const [code] = await once(child, "close");
    expect(output()).toMatch(/\| many cases beside few, the slowest of 4 calls +\| [\d.]+ +\| ≤ 1.3/);
    expect(code).toBe(0);
    expect(await written()).toEqual(before);
  },
  900_000,
);

test("a run that is interrupted writes nothing", async () => {
  const before = await written();
  const { child, output } = start(process.execPath, ["build/bench.ts", "--quick", "--only", "cases"]);
  await expect.poll(output, { timeout: 120_000 }).toContain("Filling a database");
  child.kill("SIGTERM");
  const [code] = await once(child, "close");
  expect(code).not.toBe(0);
  expect(await written()).toEqual(before);
}, 300_000);
