import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a freedesktop.org desktop entry for an application. */
export function writeDesktopEntry(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ["[Desktop Entry]", "Type=Application", ...lines, ""].join("\n"));
}

/** Returns null when there is no such file. */
export function readDesktopEntry(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** Quotes a program's path for `Exec`, so that it cannot become a second argument or command. */
export function quoteProgram(path: string): string {
  // These four keep their meaning inside quotes, and a percent sign starts a field code everywhere.
  return `"${path.replaceAll(/(["`$\\])/g, "\\$1").replaceAll("%", "%%")}"`;
}
