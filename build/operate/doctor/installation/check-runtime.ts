import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findDenoProgram } from "../../../start/launcher/server/deno-program.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok } from "../finding.ts";

const run = promisify(execFile);

/** Checks the runtimes of the launcher and of the server. */
export const checkRuntime: Check = {
  name: "runtime",
  waitsFor: "Deno",
  ifSilent: "Start Glimmer again; if the machine swaps, give it more memory.",
  async run({ root, release }) {
    return [describeLauncherRuntime(process.versions), await serverRuntime(root, release !== null)];
  },
};

/** The launcher runs on Node 22.18 or newer, which reads TypeScript, or on Deno. */
export function describeLauncherRuntime(versions: Readonly<Record<string, string | undefined>>): Finding {
  const { deno, node = "0.0" } = versions;
  if (deno) return ok(`The launcher runs on Deno ${deno}.`);
  const [major = 0, minor = 0] = node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return ok(`The launcher runs on Node ${node}.`);
  return fix(
    `The launcher runs on Node ${node}, which cannot read TypeScript.`,
    "Install Node 22.18 or newer: https://nodejs.org/en/download",
  );
}

async function serverRuntime(root: string, isRelease: boolean): Promise<Finding> {
  try {
    const { stdout } = await run(findDenoProgram(root), ["--version"]);
    return ok(`The server runs on Deno ${/^deno (\S+)/.exec(stdout)?.[1] ?? "of an unknown version"}.`);
  } catch (error) {
    return fix(
      `Deno, which runs the server, does not start: ${describeError(error)}.`,
      isRelease
        ? "Unpack the archive of the release again."
        : "Stop Glimmer, and install the packages again: npm ci",
    );
  }
}
