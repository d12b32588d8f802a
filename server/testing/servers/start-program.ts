import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A child process spoken to in lines. */
interface Program {
  say(line: string): void;
  /** The next line it prints. Rejects when it ends instead, also if it did so earlier. */
  hear(): Promise<string>;
  kill(): void;
}

export const runtimes = [
  { runtime: "Deno", command: "deno", flags: ["run", "--allow-all", "--quiet"] },
  { runtime: "Node", command: process.execPath, flags: [] },
] as const;

/**
 * Runs one of our programs on a runtime; what it complains about goes to our own standard error.
 */
export function startProgram(
  { command, flags }: Pick<(typeof runtimes)[number], "command" | "flags">,
  file: URL,
  env: Record<string, string>,
): Program {
  const child = spawn(command, [...flags, file.pathname], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, "exit").then(([code]) =>
    Promise.reject(new Error(`The program ended with ${code}`))
  );
  ended.catch(() => {});
  child.stdin.on("error", () => {});
  return {
    say: (line) => child.stdin.write(`${line}\n`),
    async hear() {
      const { value, done } = await Promise.race([lines.next(), ended]);
      return done ? await ended : value;
    },
    kill: () => child.kill("SIGKILL"),
  };
}
