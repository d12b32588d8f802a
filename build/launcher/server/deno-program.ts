import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The Deno program itself: the script that npm puts before it would not pass our signals on. Throws
 * when npm's install scripts did not run.
 */
export function denoProgram(root: string): string {
  const program = join(root, "node_modules", "deno", process.platform === "win32" ? "deno.exe" : "deno");
  if (existsSync(program)) return program;
  throw new Error("Deno is not installed completely. Run: npm rebuild deno");
}

/**
 * V8's settings for the server. Old objects are collected when their size has doubled, earlier than
 * V8 would: lists that are read ten times a second are promoted to the old objects before they are
 * dropped. Collecting at 30% would save up to 80 MB under load, but each full collection delays
 * messages by 20 to 50 ms: at 1,000 a second their p99 was 17 to 41 ms instead of 12 to 15.
 * `npm run bench` uses the same settings.
 */
export const v8Flags = "--max-semi-space-size=16,--heap-growing-percent=100";
