import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { findDenoProgram } from "../../../start/launcher/server/deno-program.ts";

const root = dirname(dirname(dirname(dirname(import.meta.dirname))));

interface Found {
  readonly exitCode: number;
  readonly mustFix: boolean;
  readonly about: readonly string[];
  readonly findings: readonly { check: string; verdict: string; says: string; todo: string | null }[];
}

interface How {
  readonly args?: readonly string[];
  readonly program?: "npm" | "node" | "deno";
  /** The folder the operator is in. */
  readonly from?: string;
}

const script = join(root, "build", "doctor.ts");

/** `npm` is what npm's script runs, which first installs what is missing; a release runs `deno`. */
const programs = {
  npm: () => [process.execPath, join(root, "build", "bootstrap.mjs"), "doctor"] as const,
  node: () => [process.execPath, script] as const,
  deno: () => [findDenoProgram(root), "run", "-A", script] as const,
};

/** Runs the command as a program of its own with these settings, and reads its JSON. */
export function runDoctorProgram(
  env: Readonly<Record<string, string>>,
  { args = [], program = "node", from = root }: How = {},
): Promise<Found> {
  const [file, ...before] = programs[program]();
  return new Promise((resolve, reject) => {
    execFile(file, [...before, "--json", ...args], {
      cwd: from,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, OPEN_BROWSER: "0", ...env },
    }, (error, stdout, stderr) => {
      try {
        const exitCode = typeof error?.code === "number" ? error.code : 0;
        resolve({ exitCode, ...JSON.parse(stdout) as Omit<Found, "exitCode"> });
      } catch {
        reject(new Error(`It printed no JSON:\n${stdout}\n${stderr}`));
      }
    });
  });
}
