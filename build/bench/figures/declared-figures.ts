import { atLeast, atMost, type FigureKind, kind } from "./figure.ts";

const isKey = true;

/**
 * What each part of the bench reports on the page and in the log, with the goals, in the order of
 * a run. A part may print further figures, which are named where they are measured.
 */
export const declaredFigures = {
  feed: {
    perSecond: kind("pages a second"),
    besideSql: atLeast(6, "pages a second beside plain SQL", "", { isKey }),
    besideConstant: atLeast(0.3, "the same beside the constant page", "", { isKey }),
    p99: kind("p99", "ms"),
    p99BesideConstant: atMost(5, "p99 beside the constant page"),
    cpu: kind("processor time of the server for a page", "ms"),
    memory: atMost(200, "memory after the load", "MB", { isKey }),
    coldStart: kind("cold start to the first response", "ms"),
    landingBlocking: atMost(50, "main-thread blocking of the landing page", "ms"),
    landingScripts: atMost(72, "first scripts of the landing page, brotli", "KB"),
    feedScripts: atMost(165, "first scripts of the feed, brotli", "KB"),
  },
  lists: {
    following: atLeast(0.5, "following", "", { isKey }),
    quiet: atLeast(0.25, "following 5,000, nearly all quiet"),
    post: atLeast(0.5, "a post with its comments, two calls", "", { isKey }),
    heavy: atLeast(0.8, "feed of 20,000 likes and 5,000 blocks"),
  },
  anonymous: {
    work: atMost(10, "the heaviest call beside `/api/health`", "", { isKey }),
    feed: atMost(3, "feed beside 40 callers of one address, the slowest", "", { isKey }),
  },
  growth: {
    posts: atMost(1.3, "many posts beside few, the slowest of 8 pages", "", { isKey }),
    depth: atMost(1.3, "a late page beside the first, the slowest of 6 lists", "", { isKey }),
    readers: atMost(1.3, "many follows or blocks beside few, the slowest of 3 pages", "", { isKey }),
  },
  realtime: {
    socket: atMost(50, "memory of a socket", "KB", { isKey }),
    frames: atLeast(40_000, "frames a second to all", "", { isKey }),
    planned: kind("act to the other's frame at the planned rate, p99", "ms"),
    plannedBeside: atMost(1.3, "the same beside bare Hono", "", { isKey }),
    carried: kind("act to the other's frame at a third of the bare server's rate, p99", "ms"),
    carriedBeside: atMost(1.3, "the same beside bare Hono, at that rate"),
    notifications: atLeast(0.8, "acts a second with notifications beside without"),
  },
  messages: {
    planned: kind("send frame to the other's frame at the planned rate, p99", "ms"),
    plannedBeside: atMost(1.5, "the same beside a bare insert", "", { isKey }),
    carried: kind("send frame to the other's frame at a third of the bare server's rate, p99", "ms"),
    carriedBeside: atMost(1.5, "the same beside a bare insert, at that rate"),
    thread: atMost(1.3, "opening a long thread beside a short one", "", { isKey }),
    list: atMost(1.3, "a long list of conversations beside a short one"),
  },
  assistant: {
    feed: atMost(1.1, "feed p99, provider hangs beside idle", "", { isKey }),
    firstToken: atMost(30, "provider's first token to the page's, p50", "ms"),
    firstTokenP99: atMost(30, "the same, p99", "ms", { isKey }),
    answer: atMost(100, "memory of an open answer", "KB", { isKey }),
  },
  writes: {
    likes: atLeast(0.55, "likes a second beside pgbench", "", { isKey }),
    comments: atLeast(0.55, "comments a second beside pgbench", "", { isKey }),
    posts: atLeast(0.55, "posts a second beside pgbench", "", { isKey }),
    messages: atLeast(0.55, "messages a second beside pgbench", "", { isKey }),
    lock: atMost(250, "hot post: longest wait for a lock", "ms"),
    counts: atMost(0, "hot post: rounds after which its counts are wrong"),
    uploads: atMost(1.3, "feed p99 with 20 uploads, beside without", "", { isKey }),
  },
  statements: {
    heaviest: atMost(5_000, "buffers of the heaviest page", "", { isKey, failsRun: true }),
  },
  page: {
    mobile: atLeast(100, "landing page by Lighthouse, mobile, the lowest score"),
    desktop: atLeast(100, "landing page by Lighthouse, desktop, the lowest score"),
    paint: atMost(1_200, "feed, largest paint with an empty cache", "ms", { isKey }),
    cachedPaint: kind("the same with the scripts in the cache", "ms"),
    like: atMost(100, "like to next paint, the worst", "ms", { isKey }),
    menu: atMost(100, "opening a menu, the worst", "ms"),
    typing: atMost(100, "typing in the composer, the worst", "ms"),
    frames: atMost(1, "frames from a tap to the like"),
    loading: atMost(100, "longest task while loading 1,000 cards, processor time", "ms"),
    scrolling: atMost(100, "longest task while scrolling them, processor time", "ms"),
    heap: atMost(10, "heap after leaving the cards, more than before by", "%", { isKey }),
    slowLoading: atMost(100, "longest task while loading, processor slowed 4 times", "ms"),
    slowScrolling: atMost(100, "longest task while scrolling, processor slowed 4 times", "ms"),
  },
  against: {
    slowest: atLeast(0.9, "requests a second beside the older checkout, the slowest of 8 calls", "", {
      isKey,
    }),
    memory: atMost(1.1, "memory after the load beside the older checkout's", "", { isKey }),
    coldStart: kind("cold start beside the older checkout's"),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

export type PartName = keyof typeof declaredFigures;

/** Every part, in the order of a run. */
export const partNames = Object.keys(declaredFigures) as PartName[];

/** Returns what a part declares, in order. */
export function kindsOf(part: PartName): readonly FigureKind[] {
  return Object.values(declaredFigures[part]);
}
