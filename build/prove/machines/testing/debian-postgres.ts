import { execFile, spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Account } from "../../../start/postgres/find-postgres-account.ts";
import { type PostgresServer, startServer } from "../../../start/postgres/postgres-server.ts";

const programs = "/usr/lib/postgresql/15/bin";

/** Whether Debian's PostgreSQL 15 is here, whose tools make and promote standbys. */
export const hasPostgres15 = spawnSync(join(programs, "pg_basebackup"), ["--version"]).status === 0;
if (!hasPostgres15) console.log("No postgresql-15 found: tests of standbys are skipped.");

const execute = promisify(execFile);

/** Runs a program of PostgreSQL as its account. Throws with what it printed. */
export async function runTool(account: Account, program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(join(programs, program), args, {
    ...account,
    cwd: "/",
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: "C" },
    maxBuffer: 1 << 26,
  });
  return stdout;
}

/** One server of Debian's PostgreSQL on a port of its own. */
export interface DebianPostgres {
  /** By which its primary knows it as a standby. */
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly log: string;
  /** Address of a database for the role `glimmer`; of the database `glimmer` by default. */
  url(database?: string): string;
  /** Resolves once it accepts connections. */
  start(): Promise<void>;
  /** Fast: sessions end and everything is written. Immediate: as if the power went. */
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** It accepts connections and says nothing, like a machine that fell off the network. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Runs a statement as the superuser and returns what psql prints. */
  ask(statement: string, database?: string): Promise<string>;
}

interface Place {
  readonly name: string;
  readonly port: number;
  readonly directory: string;
  readonly account: Account;
  readonly password: string;
  /** Read again at each start. */
  settings(): readonly string[];
}

/** A server whose data is made already. */
export function debianPostgres(
  { name, port, directory, account, password, settings }: Place,
): DebianPostgres {
  const data = join(directory, "postgres");
  const log = join(directory, "postgres.log");
  let running: PostgresServer | null = null;
  const signal = async (what: "SIGSTOP" | "SIGCONT") => {
    if (!running || await Promise.race([running.ended, Promise.resolve("")])) return;
    const { pid } = running;
    // Its processes have groups of their own.
    for (const one of [pid, ...await childrenOf(pid)]) process.kill(one, what);
  };
  return {
    name,
    port,
    data,
    log,
    url: (database = "glimmer") => `postgres://glimmer:${password}@127.0.0.1:${port}/${database}`,
    async start() {
      const binaries = { postgres: join(programs, "postgres"), pgCtl: join(programs, "pg_ctl") };
      running = await startServer(
        {
          data,
          log,
          account,
          password,
          directory,
          notice: null,
          binaries: { ...binaries, initdb: "", root: "" },
        },
        port,
        settings(),
      );
    },
    stop: async (mode = "fast") => await running?.stop(mode),
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    ask: async (statement, database = "postgres") =>
      (await runTool(account, "psql", [
        "-XAtq",
        "-v",
        "ON_ERROR_STOP=1",
        "-c",
        statement,
        `host=127.0.0.1 port=${port} user=postgres dbname=${database}`,
      ])).trim(),
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const parents = await Promise.all(pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  }));
  return pids.filter((_, index) => parents[index] === parent);
}
