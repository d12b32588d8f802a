import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/**
 * Runs a block of a page as a person would who stops at the first command that fails: a
 * response with an error counts as one. Returns what it printed; throws with that when it fails.
 */
export async function runShell(
  block: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const strict = `set -euo pipefail; curl() { command curl --fail-with-body "$@"; }`;
  const child = spawn("bash", ["-c", `exec 2>&1\n${strict}\n${block}`], {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`Exit code ${code} of:\n${block}\n\n${printed}`);
  return printed;
}
