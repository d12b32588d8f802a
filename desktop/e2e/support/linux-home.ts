import { join } from "node:path";

/** The environment of a Linux computer of its own, so that no test writes into the home of the person who runs it. */
export function homeIn(dataDir: string): Record<string, string> {
  return {
    XDG_CONFIG_HOME: join(dataDir, "config"),
    XDG_DATA_HOME: join(dataDir, "share"),
  };
}
