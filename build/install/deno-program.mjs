import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The Deno program that npm installed for this system; null when there is none. Deno's own `deno`
 * package is not used: its install script makes a second copy of 95 MB.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function findDeno(root) {
  const { platform, arch } = process;
  const folder = `${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`;
  const name = platform === "win32" ? "deno.exe" : "deno";
  const program = join(root, "node_modules", "@deno", folder, name);
  return existsSync(program) ? program : null;
}
