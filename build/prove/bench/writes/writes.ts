import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { type ComparedWrites, compareWrites } from "./compare-writes.ts";
import { type HotPoll, measureHotPoll } from "./hot-poll.ts";
import { type HotPost, measureHotPost } from "./hot-post.ts";
import { seedWriters } from "./writers.ts";
import { createFigure, type Figure, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import { measureDecisions } from "./decisions.ts";
import type { BesideRound } from "./measure-beside.ts";
import { measureUploads } from "./uploads.ts";

export interface WritesPlan {
  /** Also posts. */
  readonly writers: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** As many as the product's pool has (`openDatabase`). */
const connections = 10;

/**
 * Compares writes with pgbench, then has a crowd write on one post and vote in one poll, then a
 * moderator decide beside likes, and uploads beside the feed.
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
      const hotPoll = await measureHotPoll(server, sql, writers, plan);
      const decisions = await measureDecisions(server, sql, writers, plan);
      const uploads = await measureUploads(server, readers, writers, plan);
      return writesReport({ compared, hotPosts, hotPoll, decisions, uploads });
    });
  } finally {
    await server.stop();
  }
}

interface WritesFigures {
  readonly compared: readonly ComparedWrites[];
  readonly hotPosts: readonly HotPost[];
  readonly hotPoll: HotPoll;
  readonly decisions: readonly BesideRound[];
  readonly uploads: readonly BesideRound[];
}

function writesReport({ compared, hotPosts, hotPoll, decisions, uploads }: WritesFigures): PartReport {
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
    votes: hotPoll.p99BesideLikes,
    lostVotes: hotPoll.lost,
    decisions: decisions.map(({ p99BesideQuiet }) => p99BesideQuiet),
    uploads: uploads.map(({ p99BesideQuiet }) => p99BesideQuiet),
  }, [
    ...compared.flatMap(othersOf),
    other("hot post: all done after", "ms", hotPosts.map(({ allAfterMs }) => allAfterMs)),
    other("votes in one poll a second", "", hotPoll.votesPerSecond),
    other("p99 of votes in one poll", "ms", hotPoll.voteP99Ms),
    other("p99 of likes on one post", "ms", hotPoll.likeP99Ms),
    other("p99 of likes without decisions", "ms", decisions.map(({ quietP99Ms }) => quietP99Ms)),
    other("p99 of likes with a decision a second", "ms", decisions.map(({ busyP99Ms }) => busyP99Ms)),
    other("decisions a round", "", decisions.map(({ done }) => done)),
    other("feed p99 without uploads", "ms", uploads.map(({ quietP99Ms }) => quietP99Ms)),
    other("feed p99 with 20 uploads", "ms", uploads.map(({ busyP99Ms }) => busyP99Ms)),
    other("uploads a round", "", uploads.map(({ done }) => done)),
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
