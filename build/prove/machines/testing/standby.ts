import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startGuard } from "../../../../server/testing/servers/test-server.ts";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import { type Account, findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";
import { type DebianPostgres, debianPostgres, runTool } from "./debian-postgres.ts";

/** A primary of Debian's PostgreSQL 15 and the standbys that follow it. */
export interface ReplicatedPostgres {
  /** All hosts, as DATABASE_URL takes them, in the order in which they were made. */
  readonly url: string;
  readonly servers: readonly DebianPostgres[];
  readonly primary: DebianPostgres;
  readonly standbys: readonly DebianPostgres[];
  /**
   * Makes a standby the primary; resolves once it can be written. What happens to the former one is
   * up to the caller: stop or freeze it before, as whatever promotes in production does.
   */
  promote(standby?: DebianPostgres): Promise<void>;
  /** Makes any server a standby of the primary, also a former primary: by pg_rewind. */
  follow(server: DebianPostgres): Promise<void>;
  /** Resolves once every standby has applied all that the primary wrote until now. */
  catchUp(): Promise<void>;
  /** Ends all servers and removes their data. */
  end(): Promise<void>;
}

interface Options {
  /** 1 by default. */
  readonly standbys?: number;
  /** Whether a commit waits for a standby; true by default. */
  readonly isSynchronous?: boolean;
  /** Further settings of every server, such as `max_connections=300`. */
  readonly settings?: readonly string[];
}

/**
 * Makes and starts them with an empty database `glimmer`. They end with this process, however that
 * ends. Takes a few seconds.
 */
export async function startReplicatedPostgres(options: Options = {}): Promise<ReplicatedPostgres> {
  const account = await findPostgresAccount();
  const replication = new Replication(account, options);
  for (let at = 0; at <= (options.standbys ?? 1); at++) await replication.add();
  return replication;
}

const password = "of-tests-alone";

/** Settings that pg_rewind needs, and no wait for a disk. */
const ownSettings = [
  "wal_log_hints=on",
  "fsync=off",
  "max_connections=200",
  "wal_keep_size=512MB",
  // Otherwise a standby that just lost its primary may look for it for 5 s before it is promoted.
  "wal_retrieve_retry_interval=100ms",
];

/** The superuser of tests needs no password; the role of the product does. */
const access = [
  "local all all scram-sha-256",
  "host all postgres 127.0.0.1/32 trust",
  "host replication postgres 127.0.0.1/32 trust",
  "host all all 127.0.0.1/32 scram-sha-256",
];

class Replication implements ReplicatedPostgres {
  readonly servers: DebianPostgres[] = [];
  readonly #guards: ReturnType<typeof startGuard>[] = [];
  readonly #account: Account;
  readonly #options: Options;
  #primary: DebianPostgres | null = null;
  /** Standbys that follow the primary of now. */
  readonly #followers = new Set<DebianPostgres>();

  constructor(account: Account, options: Options) {
    this.#account = account;
    this.#options = options;
  }

  get primary(): DebianPostgres {
    return this.#primary as DebianPostgres;
  }

  get standbys(): DebianPostgres[] {
    return this.servers.filter((server) => server !== this.#primary);
  }

  get url(): string {
    return `postgres://glimmer:${password}@${
      this.servers.map(({ port }) => `127.0.0.1:${port}`).join(",")
    }/glimmer`;
  }

  /** Adds a server: the first one is the primary. */
  async add(): Promise<void> {
    const directory = await mkdtemp(join(tmpdir(), "glimmer-replicated-"));
    await chmod(directory, 0o711);
    this.#guards.push(startGuard(directory));
    const name = `server${this.servers.length + 1}`;
    const follows = () => `primary_conninfo=${this.#conninfo()} application_name=${name}`;
    const server = debianPostgres({
      name,
      port: await unusedPort(),
      directory,
      account: this.#account,
      password,
      settings: () => [
        ...ownSettings,
        ...this.#options.settings ?? [],
        ...server === this.#primary ? [] : [follows()],
      ],
    });
    this.servers.push(server);
    if (this.#primary) {
      await this.#copyPrimary(server);
      await this.#startStandby(server);
    } else await this.#makePrimary(server);
  }

  async promote(standby = this.standbys[0] as DebianPostgres): Promise<void> {
    this.#followers.clear();
    // Nobody follows it yet: its commits must not wait.
    await this.#write(standby, "postgresql.auto.conf", "");
    await standby.ask("select pg_reload_conf()");
    await runTool(this.#account, "pg_ctl", ["promote", "-w", "-D", standby.data]);
    this.#primary = standby;
  }

  async follow(server: DebianPostgres): Promise<void> {
    await server.stop();
    // By its checkpoint the new primary records that it was promoted.
    await this.primary.ask("checkpoint");
    await runTool(this.#account, "pg_rewind", [
      `--target-pgdata=${server.data}`,
      `--source-server=${this.#conninfo()} dbname=postgres`,
      "--no-sync",
    ]).catch(() => this.#copyPrimary(server));
    await this.#startStandby(server);
  }

  async catchUp(): Promise<void> {
    const at = await this.primary.ask("select pg_current_wal_lsn()");
    const behind =
      `select count(*) from pg_stat_replication where replay_lsn is null or replay_lsn < '${at}'`;
    while (await this.primary.ask(behind) !== "0") await wait(20);
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.stop("immediate");
    for (const guard of this.#guards) {
      const gone = once(guard, "exit");
      guard.ref();
      guard.stdin?.end();
      await gone;
    }
  }

  async #makePrimary(server: DebianPostgres): Promise<void> {
    this.#primary = server;
    await this.#makeEmpty(server.data);
    const encoding = ["--encoding=UTF8", "--locale=C.UTF-8"];
    await runTool(this.#account, "initdb", [
      "-D",
      server.data,
      "-U",
      "postgres",
      "--auth=trust",
      ...encoding,
      "--no-sync",
    ]);
    await this.#write(server, "pg_hba.conf", `${access.join("\n")}\n`);
    await server.start();
    await server.ask(`create role glimmer login createdb password '${password}'`);
    await server.ask("create database glimmer owner glimmer");
  }

  async #copyPrimary(server: DebianPostgres): Promise<void> {
    await this.#makeEmpty(server.data);
    const from = ["-d", this.#conninfo(), "-D", server.data];
    await runTool(this.#account, "pg_basebackup", [...from, "-c", "fast", "--no-sync"]);
  }

  /** Resolves once it follows, and commits wait for it if they shall. */
  async #startStandby(server: DebianPostgres): Promise<void> {
    await this.#write(server, "standby.signal", "");
    await server.start();
    this.#followers.add(server);
    const waits = this.#options.isSynchronous ?? true;
    if (waits) {
      await this.primary.ask("alter system set synchronous_standby_names = '*'");
      await this.primary.ask("select pg_reload_conf()");
    }
    const following = "select sync_state from pg_stat_replication where state = 'streaming'";
    for (;;) {
      const states = (await this.primary.ask(following)).split("\n").filter(Boolean);
      if (states.length === this.#followers.size && (!waits || states.includes("sync"))) return;
      await wait(50);
    }
  }

  #conninfo(): string {
    return `host=127.0.0.1 port=${this.primary.port} user=postgres`;
  }

  /** An empty folder of PostgreSQL's account. */
  async #makeEmpty(directory: string): Promise<void> {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { mode: 0o700 });
    if (this.#account) await chown(directory, this.#account.uid, this.#account.gid);
  }

  async #write(server: DebianPostgres, file: string, text: string): Promise<void> {
    await writeFile(join(server.data, file), text, { mode: 0o600 });
    if (this.#account) await chown(join(server.data, file), this.#account.uid, this.#account.gid);
  }
}
