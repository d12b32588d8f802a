import type { FirstLoad } from "./bundle.ts";
import type { Comparison, FeedFigures, Spread } from "./compare-feeds.ts";

/** Everything that was measured. */
interface Figures {
  readonly feed: Comparison;
  readonly residentMb: number;
  readonly coldStartMs: number;
  readonly firstLoad: FirstLoad;
}

/** The figures beside their goals, as lines of a table. */
export function report({ feed, residentMb, coldStartMs, firstLoad }: Figures): string[] {
  const { product, constant } = feed;
  return [
    row("", "Glimmer", "plain SQL", "constant"),
    row("feed pages a second", ...each(feed, ({ pagesPerSecond }) => pagesPerSecond.toFixed(0))),
    row("  99 in 100 within", ...each(feed, ({ p99Ms }) => ms(p99Ms))),
    row("  server's CPU time a page", ...each(feed, ({ cpuMs }) => ms(cpuMs))),
    row("  Glimmer beside plain SQL", spread(feed.besideBare), "", "", "≥ 6"),
    row("  Glimmer beside the constant page", spread(feed.besideConstant), "", "", "≥ 0.3"),
    row("  its 99 in 100 beside that", (product.p99Ms / constant.p99Ms).toFixed(1), "", "", "≤ 5"),
    row("memory after the load", `${residentMb.toFixed(0)} MB`, "", "", "≤ 200 MB"),
    row("cold start to first answer", `${coldStartMs.toFixed(0)} ms`),
    row("landing's first scripts, brotli", kb(firstLoad.landingKb), "", "", "≤ 72 KB"),
    row("landing's main-thread blocking", ms(firstLoad.landingBlockingMs), "", "", "≤ 50 ms"),
    row("feed's first scripts, brotli", kb(firstLoad.feedKb), "", "", "≤ 165 KB"),
  ];
}

type Cells = [product: string, bare: string, constant: string];

function each({ product, bare, constant }: Comparison, figure: (of: FeedFigures) => string): Cells {
  return [figure(product), figure(bare), figure(constant)];
}

/** The median of all rounds, and between which ratios they lay. */
function spread({ median, least, most }: Spread): string {
  return `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

function row(what: string, product: string, bare = "", constant = "", goal = ""): string {
  const cells = [
    what.padEnd(34),
    product.padStart(20),
    bare.padStart(11),
    constant.padStart(10),
    `   ${goal}`,
  ];
  return cells.join("").trimEnd();
}

const ms = (value: number) => `${value < 1 ? value.toFixed(3) : value.toFixed(0)} ms`;
const kb = (value: number) => `${value.toFixed(1)} KB`;
