import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The Deno program itself: the script that npm puts before it would not pass our signals on. Throws when npm's install scripts
 * did not run.
 */
export function denoProgram(root: string): string {
  const program = join(root, "node_modules", "deno", process.platform === "win32" ? "deno.exe" : "deno");
  if (existsSync(program)) return program;
  throw new Error("Deno is not installed completely. Run: npm rebuild deno");
}

/**
 * How the server's V8 is set. Old objects are collected when they have doubled, not when they have grown to several times as many: lists
 * that are read anew ten times a second grow old before they are dropped. Collecting more often, at 30%, saves up to 80 MB under load,
 * but each collection of the whole holds messages on their way up for 20 to 50 ms on two cores (build/bench/README.md). `npm run
 * bench` measures with it.
 */
export const v8Flags = "--max-semi-space-size=16,--heap-growing-percent=100";
