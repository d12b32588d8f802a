import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { AwsClient } from "aws4fetch";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";

const call = promisify(execFile);

const programs = ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "monmaptool"];
export const hasCeph = programs.every((program) => spawnSync(program, ["--version"]).status === 0);
if (!hasCeph) console.log(`No Ceph found (${programs.join(", ")}): its tests are skipped.`);

interface Ceph {
  /** The settings that lead a server here. */
  readonly env: Readonly<Record<string, string>>;
  /** Like pulling the plug of the gateway. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  close(): Promise<void>;
}

const keys = { accessKeyId: "GLIMMERTEST", secretAccessKey: "a-secret-of-tests-0123456789" };
const bucket = "glimmer-files";

/**
 * A real store: one monitor, one OSD that keeps everything in memory, and the gateway that speaks
 * S3, in a folder of their own and without systemd. It takes some seconds.
 */
export async function startCeph(): Promise<Ceph> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-ceph-"));
  const [v1, v2, port] = [await unusedPort(), await unusedPort(), await unusedPort()];
  const [fsid, osdId] = [randomUUID(), randomUUID()];
  for (const name of ["mon", "osd", "rgw", "crash"]) await mkdir(join(folder, name));
  const config = join(folder, "ceph.conf");
  await writeFile(config, configText({ folder, fsid, v1, v2, port }));
  const children: ChildProcess[] = [];
  const start = async (program: string, ...args: string[]) => {
    const log = await open(join(folder, `${program}.out`), "a");
    const child = spawn(program, ["-c", config, ...args, "-f"], { stdio: ["ignore", log.fd, log.fd] });
    await log.close();
    children.push(child);
    return child;
  };
  const map = join(folder, "monmap");
  const address = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`;
  await call("monmaptool", ["--create", "--fsid", fsid, "--addv", "a", address, map]);
  await call("ceph-mon", ["-c", config, "--mkfs", "-i", "a", "--monmap", map]);
  await start("ceph-mon", "-i", "a");
  await call("ceph", ["-c", config, "osd", "new", osdId]);
  await call("ceph-osd", ["-c", config, "-i", "0", "--mkfs", "--osd-uuid", osdId]);
  await start("ceph-osd", "-i", "0");
  while (!(await call("ceph", ["-c", config, "osd", "stat"])).stdout.includes("1 up")) await wait(200);

  let gateway: ChildProcess;
  const endpoint = `http://127.0.0.1:${port}`;
  const startGateway = async () => {
    gateway = await start("radosgw", "-n", "client.rgw.a");
    while (!await fetch(endpoint).then(({ ok }) => ok, () => false)) {
      if (gateway.exitCode !== null) throw new Error("radosgw ended: see radosgw.out");
      await wait(200);
    }
  };
  await startGateway();
  await call("radosgw-admin", [
    "-c",
    config,
    "-n",
    "client.rgw.a",
    "user",
    "create",
    "--uid=glimmer",
    "--display-name=Glimmer",
    `--access-key=${keys.accessKeyId}`,
    `--secret-key=${keys.secretAccessKey}`,
  ]);
  const administrator = new AwsClient({ ...keys, service: "s3", region: "us-east-1" });
  const made = await administrator.fetch(`${endpoint}/${bucket}`, { method: "PUT" });
  if (!made.ok) throw new Error(`The bucket could not be made: ${made.status} ${await made.text()}`);
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    killGateway: () => end(gateway),
    startGateway,
    close: async () => {
      for (const child of children.toReversed()) await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

interface Place {
  readonly folder: string;
  readonly fsid: string;
  readonly v1: number;
  readonly v2: number;
  readonly port: number;
}

/**
 * One copy of everything, no keys between the programs, and no complaint of a nearly full disk. The
 * gateway would only speak to the monitor in secret, which needs keys: hence `crc`.
 */
function configText({ folder, fsid, v1, v2, port }: Place): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${v2}/0,v1:127.0.0.1:${v1}/0]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
crash dir = ${folder}/crash
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
mon data avail warn = 1
mon max pg per osd = 1000
mon osd full ratio = .99
mon osd nearfull ratio = .99
mon osd backfillfull ratio = .99
osd failsafe full ratio = .99
ms bind ipv6 = false
rgw init timeout = 1200
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd class load list = *
osd class default list = *
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/rgw
rgw thread pool size = 32
rgw enable usage log = false
rgw enable quota threads = false
rgw run sync thread = false
`;
}
