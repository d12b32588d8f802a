import { X509Certificate } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ConfigError } from "../../../server/config-error.ts";
import { type Config, listSettingNames, readConfig } from "../../../server/config.ts";
import { readBackupKey } from "../../operate/backup/format/age-key.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The launcher's settings. */
export interface Settings {
  readonly dataDir: string;
  readonly host: string;
  /** 0: the system chooses a free one. */
  readonly port: number;
  /** How many server processes run; only Linux spreads the connections of a port over several. */
  readonly processes: number;
  /** How many were asked for. */
  readonly wantedProcesses: number;
  /** How many connections for statements each of them opens. */
  readonly databaseConnections: number;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  readonly openBrowser: boolean;
  /** Off: dist/web is served as it is, e.g. in an image that was built before. */
  readonly buildWeb: boolean;
  readonly demo: boolean;
  readonly isProduction: boolean;
}

const placeholder = { url: "postgres://embedded@127.0.0.1/glimmer", secret: "-".repeat(32) };

/**
 * Reads and judges the whole environment before anything is started; what the launcher itself will
 * supply counts as given. Throws `ConfigError`.
 */
export function readSettings(
  env: Environment,
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Settings {
  const isProduction = env.NODE_ENV === "production";
  const config = readConfig({
    ...env,
    DATABASE_URL: env.DATABASE_URL || placeholder.url,
    // In production the secret must be given: it outlives the machine (config.ts says so).
    SESSION_SECRET: env.SESSION_SECRET || (isProduction ? undefined : placeholder.secret),
  });
  refuseKeptFolder(resolve(config.dataDir));
  if (env.NODE_EXTRA_CA_CERTS) refuseUnusableCertificates(env.NODE_EXTRA_CA_CERTS);
  if (env.BACKUP_KEY && !readBackupKey(env.BACKUP_KEY)) {
    throw new ConfigError("BACKUP_KEY: a letter of it is wrong. Copy it again, as `backup key` printed it.");
  }
  return {
    dataDir: resolve(config.dataDir),
    host: config.host,
    port: config.port,
    processes: platform === "linux" ? config.processes : 1,
    wantedProcesses: config.processes,
    databaseConnections: config.databaseConnections,
    databaseUrl: env.DATABASE_URL || null,
    openBrowser: isOn(env, "OPEN_BROWSER") && !env.CI && hasDisplay(env),
    buildWeb: isOn(env, "BUILD_WEB"),
    demo: args.includes("--demo"),
    isProduction,
  };
}

/** Deno lets a server with narrow permissions write nowhere there. */
const kept = /^\/(dev|proc|sys)(\/|$)/;

/** Else the start would succeed, and every picture fail. */
function refuseKeptFolder(dataDir: string): void {
  if (!kept.test(realPathOf(dataDir))) return;
  throw new ConfigError(
    `DATA_DIR: expected a folder outside of /dev, /proc and /sys, where Deno lets the server keep nothing: ${dataDir}. ` +
      "For data in memory mount a tmpfs of your own elsewhere",
  );
}

/** Behind the links of what is there already. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path === dirname(path) ? path : join(realPathOf(dirname(path)), basename(path));
  }
}

/** The runtime would go on without them, and every call that needs them fail. */
function refuseUnusableCertificates(path: string): void {
  try {
    new X509Certificate(readFileSync(path));
  } catch (error) {
    throw new ConfigError(
      `NODE_EXTRA_CA_CERTS: expected a file with certificates in PEM that can be read (${
        (error as Error).message
      })`,
    );
  }
}

/**
 * The environment the server gets: settings, what finds the time zone and compiled code, and
 * nothing else.
 */
export function createServerEnvironment(
  env: Environment,
  supplied: Record<string, string>,
): Record<string, string> {
  const passed = [...listSettingNames(), "TZ", "HOME", "DENO_DIR"];
  // The server makes no backups: what opens them is not for it.
  const given = passed.flatMap((name) => env[name] && name !== "BACKUP_KEY" ? [[name, env[name]]] : []);
  return { ...Object.fromEntries(given), ...supplied };
}

/** The same, parsed. */
export function readServerConfig(environment: Record<string, string>): Config {
  return readConfig(environment);
}

/** Makes the data directory. Throws with a sentence when that cannot be done. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`DATA_DIR=${dataDir} cannot be made: ${(error as Error).message}`);
  }
}

/** A switch that is on unless it is set to 0. */
function isOn(env: Environment, name: "OPEN_BROWSER" | "BUILD_WEB"): boolean {
  const value = env[name] || "1";
  if (value !== "0" && value !== "1") throw new ConfigError(`${name}: expected 0 or 1, not "${value}"`);
  return value === "1";
}

function hasDisplay(env: Environment): boolean {
  return process.platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}
