import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "../../../server/config.ts";
import { type EmbeddedState, findEmbeddedDatabase } from "./database/find-embedded-database.ts";
import type { Arguments } from "./read-arguments.ts";
import { findSettingProblems, type JudgedSettings } from "./settings/find-setting-problems.ts";
import { type Environment, type GivenEnvironment, readEnvironment } from "./settings/read-environment.ts";
import { isRunning, readHolder } from "../../start/launcher/data/data-dir-lock.ts";

/** Everything the checks look at. */
export interface Examination extends GivenEnvironment {
  readonly root: string;
  /** The release's description of itself; null in a clone. */
  readonly release: string | null;
  readonly problems: JudgedSettings["problems"];
  /** With placeholders for what is wrong. DATA_DIR is absolute. */
  readonly config: Config;
  /** The settings that cannot be used. */
  readonly wrong: ReadonlySet<string>;
  /** Null: no launcher holds the data directory. */
  readonly running: Running | null;
  /** Null: DATABASE_URL leads to another one. */
  readonly embedded: EmbeddedState | null;
  readonly mailTo: string | null;
  readonly now: () => Date;
}

interface Given {
  readonly root: string;
  readonly env: Environment;
  readonly args: Arguments;
  readonly now?: () => Date;
}

/**
 * Reads the settings, and what runs with them. Throws when the file of the settings cannot be read.
 */
export async function examine(
  { root, env: outer, args, now = () => new Date() }: Given,
): Promise<Examination> {
  const given = await readEnvironment(outer, args.envFile);
  const { env } = given;
  const dataDir = resolve(env.DATA_DIR || ".data");
  const embedded = env.DATABASE_URL ? null : await findEmbeddedDatabase(dataDir);
  const secret = await readText(join(dataDir, "session-secret")) ?? "";
  const { problems, config } = findSettingProblems(env, {
    ...(embedded?.url ? { DATABASE_URL: embedded.url } : {}),
    ...(secret.length >= 32 ? { SESSION_SECRET: secret } : {}),
  });
  const running = await findRunning(dataDir);
  // With PORT=0 only the running server knows its address.
  const ownAddress = config.port === 0 && !env.PUBLIC_URL ? running?.address : null;
  return {
    ...given,
    root,
    release: await readText(join(root, "RELEASE")),
    problems,
    config: { ...config, dataDir, publicUrl: ownAddress ?? config.publicUrl },
    wrong: new Set(problems.flatMap(({ names }) => names)),
    running,
    embedded,
    mailTo: args.mailTo,
    now,
  };
}

async function readText(file: string): Promise<string | null> {
  return await readFile(file, "utf8").then((text) => text.trim(), () => null);
}

/** The Glimmer that runs on a data directory, as its lock says. */
interface Running {
  readonly launcherPid: number;
  /** Null while there is none: it is starting, or being started again. */
  readonly serverPid: number | null;
  /** Where members reach it; null until it is ready. */
  readonly address: string | null;
}

/** Null: nobody holds the directory, or who did is gone. */
async function findRunning(dataDir: string): Promise<Running | null> {
  const holder = await readHolder(dataDir);
  if (!holder || !await isRunning(holder.launcher)) return null;
  const { launcher, server, address } = holder;
  return {
    launcherPid: launcher.pid,
    serverPid: server && await isRunning(server) ? server.pid : null,
    address,
  };
}
