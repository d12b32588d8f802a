import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { denoProgram } from "../../launcher/server/deno-program.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

interface Found {
  readonly exitCode: number;
  readonly mustFix: boolean;
  readonly findings: readonly { check: string; verdict: string; says: string; todo: string | null }[];
}

/** How an operator runs it: through npm's script, or on Deno where there is no Node. */
const programs = {
  node: [process.execPath, join(root, "build", "bootstrap.mjs"), "doctor"],
  deno: [denoProgram(root), "run", "-A", join(root, "build", "doctor.ts")],
} as const;

/** Runs the command as a program of its own with these settings, and reads its JSON. */
export function runDoctorProgram(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  runtime: keyof typeof programs = "node",
): Promise<Found> {
  const [program, ...rest] = programs[runtime];
  return new Promise((resolve, reject) => {
    execFile(program, [...rest, "--json", ...args], {
      cwd: root,
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
