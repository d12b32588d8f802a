import { join } from "node:path";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { type JsonFile, openJsonFile } from "./os/json-file.ts";
import { parseSettings, type Settings } from "./settings-file.ts";

/** Values that most parts of the app need. */
export interface AppContext {
  readonly config: Config;
  readonly log: Log;
  readonly settings: JsonFile<Settings>;
  /**
   * Origin of the server in use: the member's choice, else the one the app was packaged for; null
   * when there is neither.
   */
  readonly server: () => string | null;
  /** Path of a file in the app's data folder. */
  readonly dataFile: (name: string) => string;
  /** The messages of this process, a file for each language but English. */
  readonly catalogueDir: string;
  /** The renderer's bundle. */
  readonly bundleDir: string;
  readonly preload: string;
  /** Icons of window and tray. */
  readonly resourcesDir: string;
}

/** @param out folder of the bundles */
export function createContext(config: Config, log: Log, dataDir: string, out: string): AppContext {
  const dataFile = (name: string) => join(dataDir, name);
  const settings = openJsonFile(dataFile("settings.json"), parseSettings(config.system), log);
  return {
    config,
    log,
    settings,
    server: () => settings.read().server ?? config.builtInServer,
    dataFile,
    catalogueDir: join(out, "main/catalogue"),
    bundleDir: join(out, "renderer"),
    preload: join(out, "preload/index.cjs"),
    resourcesDir: join(out, "resources"),
  };
}
