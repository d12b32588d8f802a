import { type Config, readConfig } from "../config.ts";

/** An app packaged for Linux, with its home in the folder. */
export function someConfig(home: string): Config {
  return readConfig({
    env: {},
    argv: [],
    platform: "linux",
    isPackaged: true,
    isFromStore: false,
    execPath: "/opt/glimmer/glimmer",
    home,
    bundledServer: "https://glimmer.example.org",
    isSandboxed: true,
    hasFeed: false,
  });
}
