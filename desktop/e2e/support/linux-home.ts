import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The environment of a Linux computer of its own: where programs leave what the desktop reads, and a bus that says whether somebody shows
 * trays. Nothing of a test gets into the home of who runs it.
 */
export function homeIn({ dataDir, hasTray }: { dataDir: string; hasTray: boolean }): Record<string, string> {
  const programs = join(dataDir, "bin");
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, "dbus-send"), `#!/bin/sh\necho "   boolean ${hasTray}"\n`, { mode: 0o755 });
  return {
    PATH: `${programs}${delimiter}${process.env["PATH"]}`,
    XDG_CONFIG_HOME: join(dataDir, "config"),
    XDG_DATA_HOME: join(dataDir, "share"),
  };
}
