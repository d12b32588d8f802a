import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { once } from "node:events";
import type { Account } from "./find-postgres-account.ts";
import type { Place } from "./cluster-location.ts";
import { promisify } from "node:util";
import { formatDatabaseCommand } from "../../../server/settings/operator-commands.ts";
import { finishSwap } from "./swap-data.ts";

/** A made database cluster, not necessarily running. */
export interface Cluster extends Place {
  readonly data: string;
  readonly log: string;
  readonly account: Account;
  readonly password: string;
}

/** The PostgreSQL release the package brings. */
export const majorVersion = "18";

/** The one role that can sign in over the network, and the database it owns. */
const role = "glimmer";

/** The address of a database of the cluster. */
export function formatDatabaseUrl(cluster: Cluster, port: number, database: string = role): string {
  return `postgres://${role}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * The cluster at the place, made on the first call: role and database `glimmer`, password kept
 * beside it, the superuser without any way in. It appears whole or not at all, so an interrupted
 * first start leaves nothing to repair. `major` is that of the place's programs.
 */
export async function openCluster(place: Place, account: Account, major = majorVersion): Promise<Cluster> {
  await finishSwap(place.directory, major);
  const existing = await findExistingCluster(place, account);
  if (existing?.major === major) return existing.cluster;
  if (existing) {
    throw new Error(
      `The database in ${existing.cluster.data} was made by PostgreSQL ${existing.major}; this release runs ${major}. ` +
        `Bring it over, which keeps the old one: ${
          formatDatabaseCommand("upgrade")
        }. Or serve it with its own ` +
        "PostgreSQL and set DATABASE_URL.",
    );
  }
  const cluster = clusterAt(place, account, randomBytes(24).toString("base64url"));
  const half = `${cluster.data}.new`;
  await rm(half, { recursive: true, force: true });
  await writeFile(passwordFile(place), cluster.password, { mode: 0o600 });
  await makeCluster(place, half, account, cluster.password);
  await rename(half, cluster.data);
  return cluster;
}

/**
 * The cluster at the place and the major version that made it; null when there is none. Throws when
 * its password is missing.
 */
export async function findExistingCluster(
  place: Place,
  account: Account,
): Promise<{ readonly cluster: Cluster; readonly major: string } | null> {
  const data = join(place.directory, "postgres");
  const major = await readText(join(data, "PG_VERSION"));
  if (!major) return null;
  const password = await readText(passwordFile(place));
  if (password) return { cluster: clusterAt(place, account, password), major };
  throw new Error(`The database in ${data} is there, but its password file ${passwordFile(place)} is not.`);
}

const passwordFile = (place: Place) => join(place.directory, "postgres-password");

function clusterAt(place: Place, account: Account, password: string): Cluster {
  const { directory } = place;
  return {
    ...place,
    data: join(directory, "postgres"),
    log: join(directory, "postgres.log"),
    account,
    password,
  };
}

/** Makes a cluster in a folder that is not there yet. */
export async function makeCluster(
  place: Place,
  data: string,
  account: Account,
  password: string,
): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  await run(place.binaries.initdb, [
    `--pgdata=${data}`,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    // The builtin provider sorts and folds; word splitting in search still asks the C library.
    `--lc-ctype=${await characterType()}`,
    "--no-instructions",
  ], account);
  await writeFile(join(data, "pg_hba.conf"), "host all all 127.0.0.1/32 scram-sha-256\n");
  await chmod(join(data, "pg_hba.conf"), 0o600);
  if (account) await chown(join(data, "pg_hba.conf"), account.uid, account.gid);
  await runAsSuperuser({ ...place, data, account }, "postgres", [
    `create role ${role} login createdb password '${password}'`,
    `create database ${role} owner ${role}`,
  ]);
}

/** Runs statements in a database of a cluster that is not running. Rejects with what they print. */
export async function runAsSuperuser(
  { binaries, data, account }: Pick<Cluster, "binaries" | "data" | "account">,
  database: string,
  statements: readonly string[],
): Promise<void> {
  await run(binaries.postgres, ["--single", "-D", data, database], account, statements);
}

async function run(program: string, args: string[], account: Account, statements: readonly string[] = []) {
  const child = spawn(program, args, {
    ...account,
    cwd: "/",
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: "C" },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => output += chunk);
  child.stderr.on("data", (chunk) => output += chunk);
  child.stdin.end(statements.map((statement) => `${statement}\n`).join(""));
  const [code] = await once(child, "close");
  // Single-user mode goes on after a failed statement and ends with 0.
  if (code !== 0 || /^\S.*\b(ERROR|FATAL):/m.test(output)) {
    throw new Error(`The database could not be made (${program}):\n${output.trim()}`);
  }
}

async function readText(file: string): Promise<string | null> {
  return await readFile(file, "utf8").then((text) => text.trim(), () => null);
}

const wanted = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"];

/**
 * A character type that knows letters beyond ASCII, of those this machine has;
 * `C` when it has none.
 */
async function characterType(): Promise<string> {
  const listed: string[] = await promisify(execFile)("locale", ["-a"])
    .then(({ stdout }) => stdout.split(/\s+/), () => []);
  return wanted.find((name) => listed.includes(name)) ?? "C";
}
