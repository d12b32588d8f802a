import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { denoProgram } from "./server/deno-program.ts";

interface DemoRun {
  readonly root: string;
  readonly environment: Record<string, string>;
  readonly permissions: readonly string[];
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Fills the database with the demo community; the program itself leaves a database alone that has
 * members, and prints the accounts to sign in with. A failure is printed and does not end the
 * start; the signal does.
 */
export async function fillWithDemo({ root, environment, permissions, signal }: DemoRun): Promise<void> {
  const script = join(root, "build", "practice", "community", "main.ts");
  if (!existsSync(script)) return console.log("This release has no demo community.");
  const child = spawn(denoProgram(root), ["run", ...permissions, script], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    signal,
  });
  const [code] = await once(child, "close");
  if (code !== 0) {
    console.error(
      `The demo community could not be created completely (exit code ${code}). The part that was created stays.`,
    );
  }
}
