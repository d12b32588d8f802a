import autocannon from "autocannon";
import type { Round } from "../load.ts";
import type { Served } from "../processes.ts";
import type { MixedReaders } from "./mixed-readers.ts";
import type { Writers } from "../writes/writers.ts";

interface MixedLoad {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Does one write for every fifty reads; none at a server that only reads. */
  readonly writes?: WriteBeside;
}

interface MixedRound extends Round {
  /** The share of calls that were answered 304. */
  readonly unchanged: number;
}

const readsPerWrite = 50;

/**
 * Loads a page for some seconds, every connection with other readers at a time. Figures are of
 * pages, without the writes. Throws when any call was not a success.
 */
export async function loadMixed(
  server: Served,
  { name, calls, callsPerPage }: Omit<MixedRead, "figure">,
  { connections, seconds, headers = {}, writes }: MixedLoad,
): Promise<MixedRound> {
  const requests = calls.map(({ path, token, etag }) => ({
    path,
    headers: { ...headers, authorization: `Bearer ${token}`, ...(etag && { "if-none-match": etag }) },
  }));
  let clients = 0;
  let responses = 0;
  const cpuBefore = await server.cpuMs();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({
      url: server.origin,
      duration: seconds,
      connections,
      requests: requests.slice(0, 1),
      setupClient: (client) => client.setRequests(shareOf(requests, clients++, connections)),
    }, (error: unknown, ended) => error ? reject(error as Error) : resolve(ended));
    instance.on("response", () => {
      responses += 1;
      if (responses % readsPerWrite === 0) writes?.next();
    });
  });
  await writes?.settled();
  const unchanged = result.statusCodeStats?.["304"]?.count ?? 0;
  const failures = result.non2xx - unchanged + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} of ${responses} calls (${name}) failed`);
  return {
    requestsPerSecond: result.requests.total / result.duration / callsPerPage,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: (await server.cpuMs() - cpuBefore) / result.requests.total * callsPerPage,
    unchanged: unchanged / responses,
  };
}

/** The requests of one connection: each begins elsewhere, and all of them make all requests. */
function shareOf<Request>(requests: readonly Request[], client: number, clients: number): Request[] {
  const size = Math.min(requests.length, Math.max(8, Math.ceil(4 * requests.length / clients)));
  const first = Math.floor(client * requests.length / clients);
  return [...requests, ...requests].slice(first, first + size);
}

export type MixedFigure = "feed" | "following" | "hashtag" | "profile" | "thread" | "notifications";

/** A call of a reader. */
interface MixedCall {
  readonly path: string;
  readonly token: string;
  /** The version that the reader has, where they ask again. */
  readonly etag?: string;
}

/** A page as all readers read it, each their own. */
export interface MixedRead {
  readonly figure: MixedFigure;
  readonly name: string;
  /** One or several calls of each reader. */
  readonly calls: readonly MixedCall[];
  readonly callsPerPage: number;
}

export function listMixedReads(
  { readers, profileIds, postIds }: Omit<MixedReaders, "writers">,
): readonly MixedRead[] {
  const read = (figure: MixedFigure, name: string, pathsOf: (place: number) => readonly string[]) => ({
    figure,
    name,
    calls: readers.flatMap(({ token }, place) => pathsOf(place).map((path) => ({ path, token }))),
    callsPerPage: pathsOf(0).length,
  });
  const take = (ids: readonly string[], place: number) => ids[place % ids.length] ?? "";
  return [
    read("feed", "feed", () => ["/api/posts?limit=20"]),
    read("following", "following", () => ["/api/posts/following?limit=20"]),
    read("hashtag", "a hashtag", () => ["/api/hashtag/walk/posts?limit=20"]),
    read("profile", "a profile's posts", (place) => [`/api/users/${take(profileIds, place)}/posts?limit=20`]),
    read("thread", "a post and its comments", (place) => {
      const post = `/api/posts/${take(postIds, place)}`;
      return [post, `${post}/comments?limit=20`];
    }),
    read("notifications", "notifications", () => ["/api/notifications?limit=20"]),
  ];
}

/** Writes while others read: a post, a like and a comment in turn, each of the next writer. */
export interface WriteBeside {
  /** Starts the next write. */
  next(): void;
  /** Resolves when all are done. Throws if any failed. */
  settled(): Promise<void>;
}

const sentence = "A quiet walk helped today, and so did the tea afterwards. ";
/** Likes and comments go to one of this many newest posts. */
const nearest = 40;

/** `newest`: the ids of the newest posts, the newest last; own ones are added. */
export function createWriteBeside(
  { count, tokenOf }: Writers,
  newest: string[],
): (origin: string) => WriteBeside {
  let written = 0;
  const target = () => newest.at(-1 - written % Math.min(nearest, newest.length)) ?? "";
  // A third bear the tag, and a sixth quote another.
  const post = () => ({
    content: sentence.repeat(1 + written % 7) + (written % 9 < 3 ? "#walk" : ""),
    ...(written % 18 === 0 && { quotedPostId: target(), isQuote: true }),
  });
  const kinds = [
    () => ({ path: "/api/posts", body: post() }),
    () => ({ path: `/api/posts/${target()}/like`, body: {} }),
    () => ({ path: `/api/posts/${target()}/comments`, body: { content: "What a view, thank you." } }),
  ];

  async function write(origin: string): Promise<void> {
    const { path, body } = (kinds[written % kinds.length] as () => { path: string; body: unknown })();
    const token = tokenOf(1 + written % count);
    written += 1;
    const response = await fetch(origin + path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`POST ${path} failed: ${response.status} ${text}`);
    if (path === "/api/posts") newest.push((JSON.parse(text) as { id: string }).id);
    if (newest.length > 2 * nearest) newest.splice(0, nearest);
  }

  return (origin) => {
    const underWay = new Set<Promise<void>>();
    let failure: unknown;
    return {
      next() {
        const one = write(origin).catch((error: unknown) => void (failure ??= error))
          .finally(() => underWay.delete(one));
        underWay.add(one);
      },
      async settled() {
        await Promise.all(underWay);
        if (failure) throw failure;
      },
    };
  };
}
