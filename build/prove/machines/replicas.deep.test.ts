import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { positionHeader } from "../../../shared/database-position.ts";
import { createApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config.ts";
import type { Deps } from "../../../server/context.ts";
import { migrate } from "../../../server/db/migrate.ts";
import type { ReadPlace } from "../../../server/db/replicas/replicas.ts";
import { installQueue } from "../../../server/jobs/install-queue.ts";
import { openLive } from "../../../server/live/open-live.ts";
import { noMetrics } from "../../../server/metrics/metrics.ts";
import { closeDeps, openDeps } from "../../../server/serve/open-deps.ts";
import { refuseForeignReplicas } from "../../../server/serve/open-read-replicas.ts";
import { crowd, type CrowdMember } from "../../../server/testing/crowd.ts";
import { redisProgram, startRedis } from "../../../server/testing/servers/redis-server.ts";
import { hasPostgres15 } from "./testing/debian-postgres.ts";
import { startReplicatedPostgres } from "./testing/standby.ts";

/** Smaller for a try: REPLICA_WRITES=2000. */
const writes = Number(process.env["REPLICA_WRITES"] ?? 100_000);
const hours = 3_600_000;
/** So many act at once, each as several members in turn, who may make 120 changes a minute each. */
const workers = 36;
const membersEach = 20;
/** So many block another one, again and again, who looks at once. */
const blockers = Number(process.env["REPLICA_BLOCKERS"] ?? 12);
const isPossible = hasPostgres15 && redisProgram !== null;

const postgres = isPossible ? await startReplicatedPostgres({ isSynchronous: false }) : null;
const redis = isPossible ? await startRedis() : null;
const folder = await mkdtemp(join(tmpdir(), "glimmer-replicas-"));
afterAll(async () => {
  for (const { deps } of processes) await closeDeps(deps);
  await postgres?.end();
  await rm(folder, { recursive: true });
});

/** A server process within this one: its own connections, caches, and part of the bus. */
interface ServerProcess {
  readonly deps: Deps;
  readonly app: ReturnType<typeof createApp>;
  readonly places: Record<ReadPlace, number>;
}

async function openProcess(): Promise<ServerProcess> {
  const config = readConfig({
    NODE_ENV: "test",
    PUBLIC_URL: "http://glimmer.test",
    SESSION_SECRET: "a secret that only tests know, 32+ chars",
    RATE_LIMIT_SCALE: "1000000",
    LOG_LEVEL: "fatal",
    WEB_DIR: "no-such-folder",
    DATA_DIR: folder,
    DATABASE_URL: postgres?.primary.url(),
    DATABASE_READ_URLS: postgres?.standbys.map((standby) => standby.url()).join(","),
    REDIS_URL: redis?.url,
  });
  const places = { replica: 0, behind: 0, out: 0, failed: 0 };
  const metrics = { ...noMetrics, countReadPlace: (place: ReadPlace) => void (places[place] += 1) };
  const deps = await openDeps(config, pino({ level: config.logLevel }), {}, metrics);
  openLive(deps);
  return { deps, app: createApp(deps), places };
}

if (postgres) {
  await migrate(postgres.primary.url());
  await installQueue(postgres.primary.url(), pino({ level: "fatal" }));
}
const processes = postgres ? [await openProcess(), await openProcess()] : [];
const one = processes[0] as ServerProcess;

/** Like a proxy, to the process that the caller of the test chose. */
function sendToProcess(request: Request, env: { remoteAddress: string }): Response | Promise<Response> {
  const chosen = processes[Number(request.headers.get("X-Process"))] ?? one;
  return chosen.app.fetch(request, env);
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Like ours, it brings the greatest position that it got; one in ten is an older one. */
class Client {
  readonly member: CrowdMember;
  readonly isOlder: boolean;
  #position: number | null = null;

  constructor(member: CrowdMember, isOlder: boolean) {
    this.member = member;
    this.isOlder = isOlder;
  }

  async call(method: string, path: string, json?: unknown, at = any(processes)): Promise<Response> {
    const isBrought = !this.isOlder && this.#position !== null;
    const response = await this.member.request(method, path, {
      json,
      headers: {
        "X-Process": String(processes.indexOf(at)),
        ...(isBrought && { [positionHeader]: String(this.#position) }),
      },
    });
    const told = response.headers.get(positionHeader);
    if (told !== null) this.#position = Math.max(this.#position ?? 0, Number(told));
    if (response.status >= 300) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return response;
  }

  async read<T>(path: string, at?: ServerProcess): Promise<T> {
    return await (await this.call("GET", path, undefined, at)).json() as T;
  }
}

interface Outcome {
  written: number;
  stale: string[];
  blocks: number;
  shown: string[];
}

const outcome: Outcome = { written: 0, stale: [], blocks: 0, shown: [] };
const sayStale = (what: string) => void (outcome.stale.length < 20 && outcome.stale.push(what));

interface Toggled {
  like: boolean;
  bookmark: boolean;
}

/** As one of these members in turn, writes, and looks for it with the next call. */
async function writeAndRead(clients: readonly Client[], postIds: readonly string[]): Promise<void> {
  const states = new Map<string, Toggled>();
  for (let turn = 0; outcome.written < writes; turn++) {
    const client = clients[turn % clients.length] as Client;
    if (turn % (membersEach + 1) === membersEach) {
      await postAndRead(client, `Note ${turn} of ${client.member.id}`);
      continue;
    }
    const id = any(postIds);
    const known = states.get(client.member.id + id) ?? { like: false, bookmark: false };
    states.set(client.member.id + id, known);
    const what = any(["like", "bookmark"] as const);
    known[what] = !known[what];
    await client.call(known[what] ? "POST" : "DELETE", `/api/posts/${id}/${what}`);
    outcome.written += 1;
    const post = await client.read<{ isLiked: boolean; isBookmarked: boolean }>(`/api/posts/${id}`);
    if (post.isLiked !== known.like || post.isBookmarked !== known.bookmark) {
      sayStale(`${what} ${known[what]} ${client.isOlder ? "older" : ""}`);
    }
    // A member also reads the feed between two acts.
    if (turn % 4 === 0) await client.read("/api/posts?limit=20");
  }
}

async function postAndRead(client: Client, content: string): Promise<void> {
  await client.call("POST", "/api/posts", { content });
  outcome.written += 1;
  const [latest] = await client.read<{ content: string }[]>(`/api/users/${client.member.id}/posts?limit=1`);
  if (latest?.content !== content) sayStale(`${content}: ${latest?.content}`);
}

/** Blocks and unblocks; the blocked member looks at once, in each process. */
async function blockAndLook(blocker: Client, blocked: Client): Promise<void> {
  while (outcome.written < writes) {
    // Within the limit of changes a minute.
    await wait(1_000 + Math.random() * 400);
    await blocker.call("POST", `/api/users/${blocked.member.id}/block`);
    outcome.blocks += 1;
    for (const at of processes.toSorted(() => Math.random() - 0.5)) {
      const posts = await blocked.read<{ author: { id: string } }[]>("/api/posts?limit=50", at);
      if (posts.some(({ author }) => author.id === blocker.member.id)) {
        outcome.shown.push(at === one ? "first" : "second");
      }
    }
    await blocker.call("DELETE", `/api/users/${blocked.member.id}/block`);
  }
}

/** Lets the bus stand still for less than a write of everybody waits for it. */
async function delayBus(): Promise<number> {
  let times = 0;
  for (; outcome.written < writes; times++) {
    await wait(Math.random() * 500);
    redis!.freeze();
    await wait(Math.random() * 100);
    redis!.thaw();
  }
  return times;
}

/** Stops replay, or the whole standby, at random and for a random time. */
async function disturb(): Promise<Record<string, number>> {
  const done = { paused: 0, frozen: 0 };
  const standby = postgres!.standbys[0]!;
  while (outcome.written < writes) {
    await wait(Math.random() * 3_000);
    if (Math.random() < 0.7) {
      await standby.ask("select pg_wal_replay_pause()");
      await wait(Math.random() * 1_500);
      await standby.ask("select pg_wal_replay_resume()");
      done.paused += 1;
    } else {
      await standby.freeze();
      await wait(Math.random() * 1_500);
      await standby.thaw();
      done.frozen += 1;
    }
  }
  return done;
}

test.skipIf(!isPossible)(
  `shows nobody a stale read of their own ${writes} writes while a replica stops and goes on at random`,
  { timeout: 2 * hours },
  async () => {
    await expect.poll(() => processes.map(({ deps }) => deps.replicas?.state)).toEqual(["ok", "ok"]);
    await refuseForeignReplicas(one.deps);
    const { config, db: { sql } } = one.deps;
    const members = await crowd(
      { app: { fetch: sendToProcess }, config, sql },
      2 * blockers + workers * membersEach,
    );
    const clients = members.map((member, at) => new Client(member, at % 10 === 0));
    const postIds: string[] = [];
    for (const client of clients.slice(0, 2 * blockers)) {
      const made = await client.call("POST", "/api/posts", { content: `From ${client.member.id}` });
      postIds.push(((await made.json()) as { id: string }).id);
    }
    const from = performance.now();
    const disturbing = disturb();
    const delaying = delayBus();
    await Promise.all([
      ...Array.from({ length: workers }, (_, at) => {
        const from = 2 * blockers + at * membersEach;
        return writeAndRead(clients.slice(from, from + membersEach), postIds);
      }),
      ...Array.from(
        { length: blockers },
        (_, pair) => blockAndLook(clients[2 * pair]!, clients[2 * pair + 1]!),
      ),
    ]);
    const seconds = (performance.now() - from) / 1_000;
    const places = { replica: 0, behind: 0, out: 0, failed: 0 };
    for (const { places: of } of processes) {
      for (const place of Object.keys(places) as ReadPlace[]) places[place] += of[place];
    }
    const reads = Object.values(places).reduce((sum, count) => sum + count);
    console.log(
      `${outcome.written} writes and ${reads} reads in ${Math.round(seconds)} s, load ${
        loadavg()[0]?.toFixed(1)
      }:`,
      {
        ...places,
        share: (places.replica / reads).toFixed(2),
        ...await disturbing,
        busDelays: await delaying,
        blocks: outcome.blocks,
      },
    );
    expect(outcome.stale).toEqual([]);
    expect(outcome.shown).toEqual([]);
    expect(places.replica / reads).toBeGreaterThan(0.5);
  },
);
