import { atLeast, atMost, type FigureKind, kind } from "./figure.ts";

/** A figure of each part that loads the product; see `withMemory`. */
export const memoryAfterLoad = atMost(200, "memory after the load", { unit: "MB" });

/**
 * The figures of each part on the page and in the log, with their goals, in the order of
 * a run. A part may print further figures, which are named where they are measured.
 */
export const declaredFigures = {
  feed: {
    perSecond: kind("pages a second"),
    besideSql: atLeast(6, "pages a second beside plain SQL", { key: "beside plain SQL" }),
    besideConstant: atLeast(0.3, "the same beside the constant page", { key: "beside the constant page" }),
    p99: kind("p99", { unit: "ms" }),
    p99BesideConstant: atMost(5, "p99 beside the constant page"),
    cpu: kind("processor time of the server for a page", { unit: "ms" }),
    memory: atMost(200, "memory after the load", { unit: "MB", key: "memory" }),
    coldStart: kind("cold start to the first response", { unit: "ms" }),
    landingBlocking: atMost(50, "main-thread blocking of the landing page", { unit: "ms" }),
    landingScripts: atMost(72, "first scripts of the landing page, brotli", { unit: "KB" }),
    feedScripts: atMost(135, "first scripts of the feed, brotli", { unit: "KB" }),
  },
  mixed: {
    feed: atLeast(0.25, "feed beside the constant page", { key: "feed" }),
    feedP99: atMost(4, "p99 of the same beside the constant page's"),
    feedOfMany: atLeast(0.25, "feed beside the constant page, 256 connections"),
    feedP99OfMany: atMost(4, "p99 of the same beside the constant page's, 256 connections"),
    following: atLeast(0.13, "following beside its constant page", { key: "following" }),
    followingCpu: atMost(0.45, "processor time of the server for a page of following", { unit: "ms" }),
    hashtagCpu: atMost(0.22, "the same for a hashtag", { unit: "ms" }),
    profileCpu: atMost(0.22, "the same for a profile's posts", { unit: "ms" }),
    threadCpu: atMost(0.22, "the same for a post and its comments, two calls", { unit: "ms" }),
    notificationsCpu: atMost(0.22, "the same for notifications", { unit: "ms" }),
    poll: atMost(0.07, "the same for a poll answered 304", { unit: "ms", key: "poll" }),
    gzip: kind("feed with gzip beside the constant page with gzip"),
    listener: kind("the product's listener alone beside the constant page"),
    // 60 MB more than before pages were put together from memory.
    memory: atMost(423, "memory after the load", { unit: "MB" }),
  },
  growth: {
    posts: atMost(1.3, "many posts beside few, the slowest of 15 pages", { key: "posts" }),
    depth: atMost(1.3, "a late page beside the fifth, the slowest of 6 lists", {
      key: "late page beside the fifth",
    }),
    readers: atMost(1.3, "readers with many follows and blocks beside few, the slowest of 3 pages", {
      key: "readers",
    }),
  },
  cases: {
    queue: atMost(1.3, "many cases beside few, the slowest of 4 calls", { key: "queue" }),
  },
  realtime: {
    socket: atMost(50, "memory of a socket", { unit: "KB", key: "socket" }),
    frames: atLeast(40_000, "frames to all for a second of processor time", { key: "frames a second" }),
    planned: kind("act to the other's frame at the planned rate, p99", { unit: "ms" }),
    plannedBeside: atMost(1.3, "the same beside bare Hono", { key: "p99 beside bare Hono" }),
    carried: kind("act to the other's frame at a third of the bare server's rate, p99", { unit: "ms" }),
    carriedBeside: atMost(1.3, "the same beside bare Hono, at that rate"),
    notifications: atLeast(0.85, "acts a second with notifications beside without"),
    announced: atMost(2, "announcement to another process of the launcher, p99", {
      unit: "ms",
      key: "announcement",
    }),
    unannounced: atMost(0, "announcements that did not arrive there"),
    memory: memoryAfterLoad,
  },
  sockets: {
    memory: atMost(14, "memory of a socket, collected", { unit: "KB", key: "memory" }),
    arrival: atMost(2, "a new post's frame at all of them", { unit: "s", key: "arrival" }),
    feed: atMost(3, "feed p99 with them and posts, beside without", { key: "feed" }),
    settled: atMost(30, "all open again after a restart", { unit: "s", key: "settled" }),
    lost: atMost(0, "pages that never came back"),
  },
  messages: {
    planned: kind("send frame to the other's frame at the planned rate, p99", { unit: "ms" }),
    plannedBeside: atMost(1.5, "the same beside a bare insert", { key: "p99 beside a bare insert" }),
    carried: kind("send frame to the other's frame at a third of the bare server's rate, p99", {
      unit: "ms",
    }),
    carriedBeside: atMost(1.5, "the same beside a bare insert, at that rate"),
    long: kind("send frame to the other's frame over minutes at the planned rate, p99", { unit: "ms" }),
    longBeside: atMost(1.5, "the same beside a bare insert, over minutes"),
    database: atMost(0.3, "processor time of the database for a message", { unit: "ms" }),
    server: kind("processor time of the server for a message", { unit: "ms" }),
    thread: atMost(1.3, "opening a long thread beside a short one", { key: "long thread" }),
    list: atMost(1.3, "a long list of conversations beside a short one"),
    memory: memoryAfterLoad,
  },
  media: {
    photo: atMost(700, "a photo of 12 megapixels, from its first byte until it is stored", {
      unit: "ms",
      key: "photo",
    }),
    cpu: kind("processor time of the server for it", { unit: "ms" }),
    ten: atMost(1.3, "photos of ten members at once, the last beside ten one after the other"),
    turn: atMost(3, "a photo beside ten of another member, beside one alone", { key: "turn" }),
  },
  assistant: {
    feed: atMost(1.1, "feed p99, provider hangs beside idle", { key: "feed" }),
    beside: atMost(1.1, "feed p99 beside 1,000 open answers, beside none", { key: "feed beside answers" }),
    firstToken: atMost(30, "provider's first token to the page's, p50", { unit: "ms" }),
    firstTokenP99: atMost(30, "the same, p99", { unit: "ms", key: "first token" }),
    verdict: atMost(30, "a sentence's verdict to the page's read of it, p50", { unit: "ms" }),
    verdictP99: atMost(30, "the verdict, p99", { unit: "ms", key: "verdict" }),
    answer: atMost(120, "memory of each of 1,000 open answers", { unit: "KB", key: "open answer" }),
    memory: memoryAfterLoad,
  },
  writes: {
    likes: atLeast(0.8, "likes a second beside pgbench", { key: "likes" }),
    comments: atLeast(0.55, "comments a second beside pgbench", { key: "comments" }),
    posts: atLeast(0.8, "posts a second beside pgbench", { key: "posts" }),
    messages: atLeast(0.55, "messages a second beside pgbench", { key: "messages" }),
    likeLog: kind("database's log of a like", { unit: "KB" }),
    commentLog: kind("database's log of a comment", { unit: "KB" }),
    postLog: kind("database's log of a post", { unit: "KB" }),
    messageLog: kind("database's log of a message", { unit: "KB" }),
    lock: atMost(250, "hot post: longest wait for a lock", { unit: "ms" }),
    counts: atMost(0, "hot post: rounds after which its counts are wrong"),
    votes: atMost(2, "p99 of votes in one poll, beside likes on one post"),
    lostVotes: atMost(0, "votes in one poll that are lost"),
    decisions: atMost(1.3, "p99 of likes with a decision a second, beside without"),
    uploads: atMost(1.3, "feed p99 with 20 uploads, beside without", { key: "feed with uploads" }),
    memory: memoryAfterLoad,
  },
  page: {
    mobile: atLeast(100, "landing page by Lighthouse, mobile, the lowest score"),
    desktop: atLeast(100, "landing page by Lighthouse, desktop, the lowest score"),
    signInMobile: atLeast(95, "sign-in by Lighthouse, mobile, performance"),
    signInMobileOthers: atLeast(100, "sign-in by Lighthouse, mobile, the lowest other score"),
    signInDesktop: atLeast(95, "sign-in by Lighthouse, desktop, performance"),
    signInDesktopOthers: atLeast(100, "sign-in by Lighthouse, desktop, the lowest other score"),
    feedMobile: atLeast(95, "feed by Lighthouse, mobile, performance"),
    feedMobileOthers: atLeast(100, "feed by Lighthouse, mobile, the lowest other score"),
    feedDesktop: atLeast(95, "feed by Lighthouse, desktop, performance"),
    feedDesktopOthers: atLeast(100, "feed by Lighthouse, desktop, the lowest other score"),
    paint: atMost(1_200, "feed, largest paint with an empty cache", { unit: "ms", key: "largest paint" }),
    cachedPaint: kind("the same with the scripts in the cache", { unit: "ms" }),
    usable: atMost(2_500, "feed, cards drawn by the app, with an empty cache", { unit: "ms" }),
    like: atMost(100, "like to next paint, the worst", { unit: "ms", key: "like" }),
    menu: atMost(100, "opening a menu, the worst", { unit: "ms" }),
    threadLike: atMost(100, "like of a comment to next paint, the worst", { unit: "ms" }),
    threadMenu: atMost(100, "opening the menu of a comment, the worst", { unit: "ms" }),
    chatReaction: atMost(100, "reaction to a message to next paint, the worst", { unit: "ms" }),
    chatMenu: atMost(100, "opening the menu of a message, the worst", { unit: "ms" }),
    aiChatList: atMost(100, "showing the list of AI chats, the worst", { unit: "ms" }),
    aiChatMenu: atMost(100, "opening the menu of an AI chat, the worst", { unit: "ms" }),
    typing: atMost(100, "typing in the composer, the worst", { unit: "ms" }),
    frames: atMost(1, "frames from a tap to the like"),
    loading: atMost(100, "longest task while loading 1,000 cards, processor time", { unit: "ms" }),
    scrolling: atMost(100, "longest task while scrolling them, processor time", { unit: "ms" }),
    heap: atMost(15, "heap after leaving the cards, more than before by", { unit: "%", key: "heap" }),
    slowLoading: atMost(100, "longest task while loading, processor slowed 4 times", { unit: "ms" }),
    slowScrolling: atMost(100, "longest task while scrolling, processor slowed 4 times", { unit: "ms" }),
    endless: atMost(350, "heap after scrolling 50,000 posts", { unit: "MB" }),
    feed: atMost(0.005, "layout shift of the feed"),
    following: atMost(0.005, "layout shift of Following"),
    post: atMost(0.005, "layout shift of a post with comments"),
    ownProfile: atMost(0.005, "layout shift of one's own profile"),
    otherProfile: atMost(0.005, "layout shift of another's profile"),
    hashtag: atMost(0.005, "layout shift of a hashtag"),
    search: atMost(0.005, "layout shift of a search"),
    notifications: atMost(0.005, "layout shift of the notifications"),
    conversation: atMost(0.005, "layout shift of a conversation"),
    leaderboard: atMost(0.005, "layout shift of the leaderboard"),
    shop: atMost(0.005, "layout shift of the shop"),
    settings: atMost(0.005, "layout shift of the settings"),
  },
  against: {
    feed: atLeast(0.9, "requests a second beside the older checkout, the slowest of 8 calls", {
      key: "slowest call",
    }),
    mixed: atLeast(0.9, "pages a second while others write, the slowest of 6 pages", { key: "mixed" }),
    writes: atLeast(0.95, "writes a second, the slowest of 4 kinds", { key: "writes" }),
    messages: atMost(1.1, "send frame to the other's frame, p50", { key: "messages" }),
    assistant: atMost(1.1, "provider's first token to the page's, p50", { key: "first token" }),
    memory: atMost(1.1, "memory after the load beside the older checkout's", { key: "memory" }),
    coldStart: kind("cold start beside the older checkout's"),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

export type PartName = keyof typeof declaredFigures;

/** Every part, in the order of a run. */
export const partNames = Object.keys(declaredFigures) as PartName[];

/** Returns what a part declares, in order. */
export function listKinds(part: PartName): readonly FigureKind[] {
  return Object.values(declaredFigures[part]);
}
