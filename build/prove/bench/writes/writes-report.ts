import { type Figure, figureOf, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { ComparedWrites } from "./compare-writes.ts";
import type { HotPost } from "./hot-post.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import type { UploadRound } from "./measure-uploads.ts";

interface WritesFigures {
  readonly compared: readonly ComparedWrites[];
  readonly hotPosts: readonly HotPost[];
  readonly uploads: readonly UploadRound[];
}

export function writesReport({ compared, hotPosts, uploads }: WritesFigures): PartReport {
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
  return figureOf(kind(name, { unit }), values);
}
