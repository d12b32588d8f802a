import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export interface PageToHold {
  readonly token: string;
  readonly source: string;
}

/** The first message to a process that holds pages. */
export interface HoldingPages {
  readonly port: number;
  readonly publicUrl: string;
  readonly pages: readonly PageToHold[];
  /** How many it opens at once at first. */
  readonly atOnce: number;
}

/** Its message: once its pages are open, and whenever it is asked. Moments are ms since 1970. */
export interface HeldPages {
  readonly open: number;
  /** Pages whose client took its session for ended: they never come back. */
  readonly over: number;
  readonly attempts: number;
  readonly lastOpenAt: number;
  /** Frames of new posts, and when the last one came. */
  readonly posts: number;
  readonly lastPostAt: number;
  /** Calls and handshakes that failed, by status. */
  readonly refusals: Readonly<Record<string, number>>;
}

export interface OpenPages {
  read(): Promise<HeldPages>;
  /** Counts attempts, refusals and frames of posts from now on. */
  forget(): Promise<void>;
  close(): void;
}

/** Sockets of one process: it may open 10,000 files on most machines, and needs some itself. */
const mostOfProcess = 9_000;

/** Opens a socket for each page, in processes of their own; resolves once all are open. */
export async function openPages(
  { pages, ...holding }: HoldingPages,
): Promise<OpenPages> {
  const holders = await Promise.all(
    Array.from({ length: Math.ceil(pages.length / mostOfProcess) }, async (_, n) => {
      const own = pages.slice(n * mostOfProcess, (n + 1) * mostOfProcess);
      const child = fork(fileURLToPath(new URL("hold-pages.ts", import.meta.url)));
      child.send({ ...holding, pages: own } satisfies HoldingPages);
      await once(child, "message");
      return child;
    }),
  );
  const askAll = (what: string) => Promise.all(holders.map((holder) => ask(holder, what)));
  return {
    read: async () => sumOf(await askAll("count")),
    forget: async () => void await askAll("forget"),
    close: () => holders.forEach((child) => child.kill()),
  };
}

/**
 * Reads every 100 ms until `isDone`, or for `longestMs` at most. Returns what was read last.
 */
export async function watchPages(
  pages: OpenPages,
  isDone: (held: HeldPages) => boolean,
  longestMs: number,
): Promise<HeldPages> {
  const until = performance.now() + longestMs;
  for (;;) {
    const held = await pages.read();
    if (isDone(held) || performance.now() > until) return held;
    await wait(100);
  }
}

async function ask(holder: ChildProcess, what: string): Promise<HeldPages> {
  holder.send(what);
  return (await once(holder, "message"))[0] as HeldPages;
}

function sumOf(held: readonly HeldPages[]): HeldPages {
  const refusals: Record<string, number> = {};
  for (const [status, count] of held.flatMap((one) => Object.entries(one.refusals))) {
    refusals[status] = (refusals[status] ?? 0) + count;
  }
  const sum = (of: (one: HeldPages) => number) => held.reduce((total, one) => total + of(one), 0);
  return {
    open: sum(({ open }) => open),
    over: sum(({ over }) => over),
    attempts: sum(({ attempts }) => attempts),
    posts: sum(({ posts }) => posts),
    lastOpenAt: Math.max(...held.map(({ lastOpenAt }) => lastOpenAt)),
    lastPostAt: Math.max(...held.map(({ lastPostAt }) => lastPostAt)),
    refusals,
  };
}
