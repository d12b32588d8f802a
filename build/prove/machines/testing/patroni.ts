import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import { type Account, findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";
import { runTool } from "./debian-postgres.ts";

/** Whether Debian's Patroni and etcd are here. */
export const hasPatroni = ["patroni", "etcd"].every((name) => spawnSync(name, ["--version"]).status === 0);
if (!hasPatroni) console.log("No patroni or etcd-server found: tests of Patroni are skipped.");

/** One machine: Patroni and the PostgreSQL that it runs. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  /** The port of its REST interface, which says who is the primary. */
  readonly restPort: number;
  /** As if the machine's power went. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface Patroni {
  /** All hosts, as DATABASE_URL takes them. */
  readonly url: string;
  readonly nodes: readonly PatroniNode[];
  /** The node that is the primary; waits until there is one and it is followed. */
  primary(): Promise<PatroniNode>;
  /** Resolves once another node is the primary, with the time when it was seen. */
  promoted(former: PatroniNode): Promise<number>;
  /** Asks Patroni to change the roles in order. */
  switchOver(): Promise<void>;
  end(): Promise<void>;
}

const password = "of-tests-alone";

/**
 * Starts etcd and two nodes; `dcs` are the lines of the cluster's settings. Takes some seconds.
 */
export async function startPatroni(dcs: string): Promise<Patroni> {
  const account = await findPostgresAccount();
  const directory = await mkdtemp(join(tmpdir(), "glimmer-patroni-"));
  await chmod(directory, 0o711);
  const etcd = await startEtcd(directory, account);
  const nodes: PatroniNode[] = [];
  for (const name of ["db1", "db2"]) {
    const node = await makeNode({ name, directory, account, etcdPort: etcd.port, dcs });
    await node.start();
    nodes.push(node);
    await until(() => statusOf(node, nodes.length === 1 ? "primary" : "replica"));
  }
  const first = nodes[0] as PatroniNode;
  const ask = (statement: string) =>
    runTool(account, "psql", [
      "-qc",
      statement,
      `postgres://postgres:${password}@127.0.0.1:${first.port}/postgres`,
    ]);
  await ask(`create role glimmer login createdb password '${password}'`);
  await ask("create database glimmer owner glimmer");
  const leader = async () => {
    for (const node of nodes) if (await statusOf(node, "primary")) return node;
    return null;
  };
  return {
    url: `postgres://glimmer:${password}@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}/glimmer`,
    nodes,
    async primary() {
      let found: PatroniNode | null = null;
      await until(async () => {
        found = await leader();
        const others = nodes.filter((node) => node !== found);
        return found !== null &&
          (await Promise.all(others.map((node) => statusOf(node, "sync")))).every(Boolean);
      });
      return found as unknown as PatroniNode;
    },
    async promoted(former) {
      await until(async () => {
        const found = await leader();
        return found !== null && found !== former;
      }, 20);
      return performance.now();
    },
    async switchOver() {
      const from = await leader() as PatroniNode;
      const json = { leader: from.name, candidate: nodes.find((node) => node !== from)?.name };
      const response = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
        method: "POST",
        body: JSON.stringify(json),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async end() {
      for (const node of nodes) await node.kill();
      await etcd.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => Promise<boolean>, everyMs = 100): Promise<void> {
  for (const end = Date.now() + 120_000; !await isSo(); await wait(everyMs)) {
    if (Date.now() > end) throw new Error("Patroni did not get there within two minutes");
  }
}

async function statusOf(node: PatroniNode, role: "primary" | "replica" | "sync"): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${node.restPort}/${role}`, { signal: AbortSignal.timeout(1_000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.ok;
    }, () => false);
}

async function startEtcd(directory: string, account: Account) {
  const [port, peerPort] = [await unusedPort(), await unusedPort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const data = join(directory, "etcd");
  await makeFolder(data, account);
  const child = await run(directory, "etcd", account, "etcd", [
    "--data-dir",
    data,
    "--listen-client-urls",
    client,
    "--advertise-client-urls",
    client,
    "--listen-peer-urls",
    peer,
    "--initial-advertise-peer-urls",
    peer,
    "--initial-cluster",
    `default=${peer}`,
  ]);
  await until(() => fetch(`${client}/health`).then((response) => response.ok, () => false));
  return { port, end: () => kill(child) };
}

interface NodeOptions {
  readonly name: string;
  readonly directory: string;
  readonly account: Account;
  readonly etcdPort: number;
  readonly dcs: string;
}

async function makeNode({ name, directory, account, etcdPort, dcs }: NodeOptions): Promise<PatroniNode> {
  const [port, restPort] = [await unusedPort(), await unusedPort()];
  const home = join(directory, name);
  await makeFolder(home, account);
  const file = join(home, "patroni.yml");
  await writeFile(
    file,
    `scope: glimmer
name: ${name}
restapi:
  listen: 127.0.0.1:${restPort}
  connect_address: 127.0.0.1:${restPort}
etcd3:
  hosts: 127.0.0.1:${etcdPort}
bootstrap:
  dcs:
${dcs.trimEnd().replace(/^/gm, "    ")}
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, no-sync]
  pg_hba:
    - host replication replicator 127.0.0.1/32 scram-sha-256
    - host all all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${join(home, "postgres")}
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${join(home, "pgpass")}
  parameters: { unix_socket_directories: ${home}, fsync: "off", max_connections: 200 }
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
`,
  );
  let child: ChildProcess | null = null;
  return {
    name,
    port,
    restPort,
    start: async () => {
      child = await run(directory, name, account, "patroni", [file]);
    },
    async kill() {
      if (child) await kill(child);
      const pid = Number.parseInt(
        await readFile(join(home, "postgres", "postmaster.pid"), "utf8").catch(() => ""),
        10,
      );
      if (!(pid > 0)) return;
      try {
        process.kill(pid, "SIGQUIT");
        for (;;) {
          process.kill(pid, 0);
          await wait(20);
        }
      } catch {
        // It has ended.
      }
    },
  };
}

async function makeFolder(path: string, account: Account): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
}

/** Runs a program, whose output goes to a file beside it. */
async function run(
  directory: string,
  name: string,
  account: Account,
  program: string,
  args: readonly string[],
): Promise<ChildProcess> {
  const log = await open(join(directory, `${name}.log`), "a");
  const env = { ...process.env, HOME: directory, LC_ALL: "C.UTF-8" };
  const child = spawn(program, args, { ...account, cwd: "/", env, stdio: ["ignore", log.fd, log.fd] });
  await log.close();
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
