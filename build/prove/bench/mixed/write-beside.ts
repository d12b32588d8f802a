import type { Writers } from "../writes/writers.ts";

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
