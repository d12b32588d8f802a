import { existsSync } from "node:fs";
import { join } from "node:path";

const { platform, arch } = process;

/** The package of the Deno program for this system. */
export const denoPackage = `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`;

/**
 * The Deno program that npm installed for this system; null when there is none. Deno's own `deno`
 * package is not used: its install script makes a second copy of 95 MB.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function findDeno(root) {
  const name = platform === "win32" ? "deno.exe" : "deno";
  const program = join(root, "node_modules", denoPackage, name);
  return existsSync(program) ? program : null;
}
