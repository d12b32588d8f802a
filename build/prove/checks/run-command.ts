import { spawn } from "node:child_process";
import { once } from "node:events";

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shown as it comes, or kept and shown only when the command fails. */
  readonly output: "live" | "on failure";
}

/** A command that hangs is a failure too. */
const limitMs = 40 * 60 * 1000;

/** Runs a command to its end. Returns whether it succeeded; never throws. */
export async function run(program: string, args: readonly string[], options: RunOptions): Promise<boolean> {
  const isLive = options.output === "live";
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
    timeout: limitMs,
  });
  const stop = () => child.kill("SIGTERM");
  process.once("SIGTERM", stop);
  let output = "";
  child.stdout?.on("data", (chunk) => output += chunk);
  child.stderr?.on("data", (chunk) => output += chunk);
  const [code, signal] = await once(child, "close").catch((error: Error) => [error.message, null]);
  process.off("SIGTERM", stop);
  if (code !== 0 && !isLive) console.log(output.trim());
  if (code !== 0) console.log(`${program} ${args[0] ?? ""} failed (${signal ?? code}).`);
  return code === 0;
}
