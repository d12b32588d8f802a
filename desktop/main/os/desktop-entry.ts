import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes what Linux desktops read of a program. A file that says the same already is left alone. */
export function writeEntry(path: string, lines: readonly string[]): void {
  const text = ["[Desktop Entry]", "Type=Application", ...lines, ""].join("\n");
  if (readEntry(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Null when there is none. */
export function readEntry(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

/** A program's path as an entry's `Exec` takes it: it cannot become a second argument or command. */
export function quoteProgram(path: string): string {
  // Inside quotes these four keep their meaning, and a percent sign is a field code everywhere.
  return `"${path.replaceAll(/(["`$\\])/g, "\\$1").replaceAll("%", "%%")}"`;
}
