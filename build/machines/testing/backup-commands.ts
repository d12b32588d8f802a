import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

const root = dirname(dirname(dirname(import.meta.dirname)));

export interface CommandRun {
  readonly child: ChildProcess;
  /** All it printed, and how it ended; null: a signal ended it. */
  readonly ended: Promise<{ readonly output: string; readonly code: number | null }>;
}

/** Starts `npm run backup` or `npm run restore`, without npm. */
export function startCommand(
  command: "backup" | "restore",
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): CommandRun {
  const child = spawn(process.execPath, [join(root, "build", `${command}.ts`), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output += chunk);
  return { child, ended: once(child, "close").then(([code]) => ({ output, code: code as number | null })) };
}
