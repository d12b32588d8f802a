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
 * How the server's V8 is set. Half the usual room for young objects (8 MB for 16) holds 40 MB less memory under load; the
 * processor time of a feed page stays the same. Old objects are collected when they have grown by 30%, not to several times as
 * many: lists that are read anew ten times a second grow old before they are dropped. `npm run bench` measures with both.
 */
export const v8Flags = "--max-semi-space-size=8,--heap-growing-percent=30";
