import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve, type Served } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { type ComparedWrites, compareWrites } from "./compare-writes.ts";
import { type HotPost, measureHotPost } from "./hot-post.ts";
import { seedWriters, type Writers } from "./writers.ts";
import { createFigure, type Figure, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { load } from "../load.ts";
import type { Reader } from "../seed/seed.ts";

export interface WritesPlan {
  /** Also posts. */
  readonly writers: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** As many as the product's pool has (`openDatabase`). */
const connections = 10;

/**
 * Compares writes with pgbench, then has a crowd write on one post, then uploads beside the feed.
 */
export async function benchWrites(context: BenchContext, plan: WritesPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno, pgbench: program } = context;
  const readers = await context.readers();
  const env = createProductEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  if (!program) console.log("There is no pgbench here: writes are measured without it.");
  const pgbench = program ? { program, databaseUrl, clients: connections } : null;
  try {
    return await withDatabase(databaseUrl, async (sql) => {
      const writers = await seedWriters(sql, plan.writers);
      console.log(`Writing: ${plan.rounds} rounds of ${plan.secondsPerRound} s of each kind …`);
      const compared = await compareWrites({ server, sql, env, dataDir, writers, pgbench }, plan);
      const hotPosts: HotPost[] = [];
      for (let round = 0; round < plan.rounds; round++) {
        hotPosts.push(await measureHotPost(server, sql, writers, plan.writers - round));
      }
      const uploads = await measureUploads(server, readers, writers, plan);
      return writesReport({ compared, hotPosts, uploads });
    });
  } finally {
    await server.stop();
  }
}

interface WritesFigures {
  readonly compared: readonly ComparedWrites[];
  readonly hotPosts: readonly HotPost[];
  readonly uploads: readonly UploadRound[];
}

function writesReport({ compared, hotPosts, uploads }: WritesFigures): PartReport {
  const beside = (name: KindOfWrite["name"]) =>
    besidePgbench(compared.find(({ kind }) => kind.name === name));
  const logOf = (name: KindOfWrite["name"]) => logOfWrite(compared.find(({ kind }) => kind.name === name));
  const [hot] = hotPosts;
  const count = (value = Number.NaN) => value.toLocaleString("en");
  return reportOf("writes", {
    likes: beside("like"),
    comments: beside("comment"),
    posts: beside("post"),
    messages: beside("message"),
    likeLog: logOf("like"),
    commentLog: logOf("comment"),
    postLog: logOf("post"),
    messageLog: logOf("message"),
    lock: {
      value: hotPosts.map(({ longestLockMs }) => longestLockMs),
      note: `${count(hot?.likers)} likers and ${count(hot?.commenters)} commenters at once`,
    },
    counts: hotPosts.filter(({ areCountsExact }) => !areCountsExact).length,
    uploads: uploads.map(({ p99BesideQuiet }) => p99BesideQuiet),
  }, [
    ...compared.flatMap(othersOf),
    other("hot post: all done after", "ms", hotPosts.map(({ allAfterMs }) => allAfterMs)),
    other("feed p99 without uploads", "ms", uploads.map(({ quietP99Ms }) => quietP99Ms)),
    other("feed p99 with 20 uploads", "ms", uploads.map(({ busyP99Ms }) => busyP99Ms)),
    other("uploads a round", "", uploads.map(({ uploaded }) => uploaded)),
  ]);
}

function besidePgbench(writes: ComparedWrites | undefined) {
  const rounds = writes?.rounds ?? [];
  const perSecond = Math.round(median(rounds.map(({ product }) => product.perSecond)));
  return {
    value: rounds.map(({ product, pgbench }) => product.perSecond / (pgbench?.perSecond ?? Number.NaN)),
    note: `${perSecond.toLocaleString("en")} a second`,
  };
}

/** Kilobytes of a write; the note says what pgbench's takes. */
function logOfWrite(writes: ComparedWrites | undefined) {
  const rounds = writes?.rounds ?? [];
  const pgbench = median(rounds.map(({ pgbench: one }) => (one?.logBytes ?? Number.NaN) / 1_024));
  return {
    value: rounds.map(({ product }) => product.logBytes / 1_024),
    note: `pgbench ${pgbench.toFixed(2)} KB`,
  };
}

function othersOf({ kind: { name }, rounds }: ComparedWrites): Figure[] {
  const row = (what: string, unit: string, of: (round: ComparedWrites["rounds"][number]) => number) =>
    other(`${name}s: ${what}`, unit, rounds.map(of));
  return [
    row("a second", "", ({ product }) => product.perSecond),
    row("a second by pgbench", "", ({ pgbench }) => pgbench?.perSecond ?? Number.NaN),
    row("database's processor time", "ms", ({ product }) => product.databaseMs),
    row("database's processor time, pgbench", "ms", ({ pgbench }) => pgbench?.databaseMs ?? Number.NaN),
    row("server's processor time", "ms", ({ product }) => product.serverMs),
    row("p99", "ms", ({ product }) => product.p99Ms),
  ];
}

function other(name: string, unit: string, values: readonly number[]): Figure {
  return createFigure(kind(name, { unit }), values);
}

/** The feed with 20 uploads of 8 megapixels at once, beside the feed without. */
interface UploadRound {
  readonly p99BesideQuiet: number;
  readonly quietP99Ms: number;
  readonly busyP99Ms: number;
  readonly uploaded: number;
}

const uploadsAtOnce = 20;

/** Pairs of rounds, whose order changes. Uploads begin again as soon as all of them are done. */
async function measureUploads(
  server: Served,
  readers: readonly Reader[],
  writers: Writers,
  { rounds, secondsPerRound }: { readonly rounds: number; readonly secondsPerRound: number },
): Promise<UploadRound[]> {
  const picture = await eightMegapixels();
  const tokens = readers.map(({ token }) => token);
  const feed = () => load(server, "/api/posts?limit=20", tokens, secondsPerRound);
  await feed();
  const all: UploadRound[] = [];
  let next = 0;
  for (let round = 0; round < rounds; round++) {
    const early = round % 2 === 0 ? await feed() : null;
    let isOver = false;
    const uploading = (async () => {
      let uploaded = 0;
      while (!isOver) {
        const tokensOfAll = Array.from(
          { length: uploadsAtOnce },
          () => writers.tokenOf(1 + next++ % writers.count),
        );
        const done = await Promise.all(tokensOfAll.map((token) => upload(server, token, picture)));
        uploaded += done.length;
      }
      return uploaded;
    })();
    const busy = await feed();
    isOver = true;
    const uploaded = await uploading;
    const quiet = early ?? await feed();
    all.push({
      p99BesideQuiet: busy.p99Ms / quiet.p99Ms,
      quietP99Ms: quiet.p99Ms,
      busyP99Ms: busy.p99Ms,
      uploaded,
    });
  }
  return all;
}

async function upload(server: Served, token: string, picture: Uint8Array): Promise<void> {
  const form = new FormData();
  form.append("content", "A picture of the river");
  form.append("image", new Blob([picture as Uint8Array<ArrayBuffer>], { type: "image/jpeg" }), "river.jpg");
  const response = await fetch(`${server.origin}/api/posts`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`An upload failed: ${text}`);
}

/** 3264 × 2448, with enough in it to cost what a photograph costs. */
function eightMegapixels(): Promise<Uint8Array> {
  const grain = { width: 204, height: 153, channels: 3 as const };
  return sharp(randomBytes(grain.width * grain.height * grain.channels), { raw: grain })
    .resize(3264, 2448, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .toBuffer();
}
