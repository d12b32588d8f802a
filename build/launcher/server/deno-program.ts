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
 * processor time of a feed page stays the same. `npm run bench` measures with it.
 */
export const v8Flags = "--max-semi-space-size=8";
