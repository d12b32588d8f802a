import type { FirstLoad } from "./bundle.ts";
import type { Comparison } from "./compare-feeds.ts";

/** Everything that was measured. */
interface Figures {
  readonly feed: Comparison;
  readonly residentMb: number;
  readonly coldStartMs: number;
  readonly firstLoad: FirstLoad;
}

/** The figures beside their goals, as lines of a table. */
export function report({ feed, residentMb, coldStartMs, firstLoad }: Figures): string[] {
  const { product, bare } = feed;
  return [
    row("", "Glimmer", "bare Hono", "ratio", "goal"),
    row(
      "feed pages a second",
      product.pagesPerSecond.toFixed(0),
      bare.pagesPerSecond.toFixed(0),
      feed.ratio.toFixed(2),
      "≥ 0.85",
    ),
    row("  99 in 100 within", ms(product.p99Ms), ms(bare.p99Ms)),
    row(
      "  server's CPU time a page",
      ms(product.cpuMs),
      ms(bare.cpuMs),
      (bare.cpuMs / product.cpuMs).toFixed(2),
    ),
    row("memory after the load", `${residentMb.toFixed(0)} MB`, "", "", "< 200 MB"),
    row("cold start to first answer", `${coldStartMs.toFixed(0)} ms`),
    row("landing's first scripts, brotli", kb(firstLoad.landingKb), "", "", "≤ 72 KB"),
    row("landing's main-thread blocking", ms(firstLoad.landingBlockingMs), "", "", "≤ 50 ms"),
    row("feed's first scripts, brotli", kb(firstLoad.feedKb), "", "", "≤ 165 KB"),
  ];
}

function row(what: string, product: string, bare = "", ratio = "", goal = ""): string {
  const cells = [what.padEnd(33), product.padStart(10), bare.padStart(11), ratio.padStart(7), `   ${goal}`];
  return cells.join("").trimEnd();
}

const ms = (value: number) => `${value < 1 ? value.toFixed(3) : value.toFixed(0)} ms`;
const kb = (value: number) => `${value.toFixed(1)} KB`;
