import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The environment of a Linux computer of its own: where programs leave what the desktop reads, and a bus that says whether somebody shows
 * trays. Nothing of a test gets into the home of who runs it.
 */
export function homeIn(
  { dataDir, hasTray, busTakesMs = 0 }: { dataDir: string; hasTray: boolean; busTakesMs?: number },
): Record<string, string> {
  const programs = join(dataDir, "bin");
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, "dbus-send"), dbusSend(hasTray, busTakesMs), { mode: 0o755 });
  return {
    PATH: `${programs}${delimiter}${process.env["PATH"]}`,
    XDG_CONFIG_HOME: join(dataDir, "config"),
    XDG_DATA_HOME: join(dataDir, "share"),
  };
}

/** Answers as a bus with a panel on it that shows the tray of the program that asks, or as one without a panel. */
function dbusSend(hasTray: boolean, busTakesMs: number): string {
  return `#!/bin/sh
sleep ${busTakesMs / 1_000}
case "$*" in
  *NameHasOwner*|*IsStatusNotifierHostRegistered*) echo "   boolean ${hasTray}" ;;
  *RegisteredStatusNotifierItems*) echo '   variant array [ string ":1.42/StatusNotifierItem" ]' ;;
  *GetConnectionUnixProcessID*string::1.42) echo "   uint32 $PPID" ;;
  *) exit 1 ;;
esac
`;
}
