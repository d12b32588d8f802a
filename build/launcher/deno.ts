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
