import { median } from "../load.ts";
import type { ComparedWrites } from "./compare-writes.ts";
import type { HotPost } from "./hot-post.ts";
import type { UploadRound } from "./measure-uploads.ts";

interface WritesFigures {
  readonly compared: readonly ComparedWrites[];
  readonly hotPosts: readonly HotPost[];
  readonly uploads: readonly UploadRound[];
}

/** The figures beside their goals, as lines of a table. */
export function writesReport({ compared, hotPosts, uploads }: WritesFigures): string[] {
  const [hot] = hotPosts;
  return [
    ...compared.flatMap(linesOf),
    `${hot?.likers} likers and ${hot?.commenters} commenters of one post at once`,
    row("  longest wait for a lock, ms", spread(hotPosts.map((one) => one.longestLockMs), 0), "≤ 250"),
    row("  all done after, ms", spread(hotPosts.map((one) => one.allAfterMs), 0)),
    row("  counts", hotPosts.every((one) => one.areCountsExact) ? "exact" : "WRONG", "exact"),
    "20 uploads of 8 megapixels at once",
    row("  feed p99 beside that without", spread(uploads.map((one) => one.p99BesideQuiet), 2), "≤ 1.3"),
    row("  feed p99 without, ms", spread(uploads.map((one) => one.quietP99Ms), 0)),
    row("  feed p99 with, ms", spread(uploads.map((one) => one.busyP99Ms), 0)),
    row("  uploads a round", spread(uploads.map((one) => one.uploaded), 0)),
  ];
}

function linesOf({ kind, rounds }: ComparedWrites): string[] {
  const of = (figure: (round: ComparedWrites["rounds"][number]) => number) => rounds.map(figure);
  const pgbench = rounds.some((round) => round.pgbench)
    ? [
      row("  pgbench's", spread(of((one) => one.pgbench?.perSecond ?? NaN), 0)),
      row(
        "  beside pgbench",
        spread(of((one) => one.product.perSecond / (one.pgbench?.perSecond ?? NaN)), 2),
        "≥ 0.55",
      ),
      row("  database, CPU ms, pgbench's", spread(of((one) => one.pgbench?.databaseMs ?? NaN), 2)),
    ]
    : [];
  return [
    row(`${kind.name}s a second`, spread(of((one) => one.product.perSecond), 0)),
    ...pgbench,
    row("  database, CPU ms", spread(of((one) => one.product.databaseMs), 2)),
    row("  server, CPU ms", spread(of((one) => one.product.serverMs), 2)),
    row("  99 in 100 within, ms", spread(of((one) => one.product.p99Ms), 0)),
  ];
}

function spread(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${median(values).toFixed(digits)} (${least} to ${most})`;
}

function row(what: string, figure: string, goal = ""): string {
  return `${what.padEnd(34)}${figure.padStart(26)}   ${goal}`.trimEnd();
}
