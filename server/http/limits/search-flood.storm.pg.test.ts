import { expect, test } from "vitest";
import { searchOfNames } from "../../features/members/name-search.ts";
import { searchColumns } from "../../features/posts/search/search-columns.ts";
import { watchMemory } from "../../testing/load/memory-of-process.ts";
import { startOrdinaryReaders } from "../../testing/load/ordinary-readers.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { startServer } from "../../testing/servers/start-server.ts";
import { liveServer } from "../../testing/servers/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";

const { people, posts, ms, atOnce } = proofSize({
  sample: { people: 300, posts: 500, ms: 2_000, atOnce: 10 },
  whole: { people: 20_000, posts: 20_000, ms: 20_000, atOnce: 40 },
});
const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const origin = `http://127.0.0.1:${server.port}`;
const live = liveServer(server, db);
const [mallory, bob] = [await live.member(), await live.member()];
const tokens = (await Promise.all(Array.from({ length: 20 }, () => live.member()))).map(({ token }) => token);

/** A sign of Arabic that folds to four of these words. */
const sign = "\ufdfa";
const words = ["صلى", "الله", "عليه", "وسلم", "محمد", "سلام"];

const names = Array.from(
  { length: people },
  (_, n) => searchOfNames({ username: `crowd_${n}`, displayName: `${words[n % 6]} ${n}` }),
);
await db.sql`
  insert into members (id, email, username, display_name, password_hash, email_verified_at, terms_version,
    privacy_version, created_at, search_username, search_display_name, search_tokens)
  select gen_random_uuid(), name ->> 'username' || '@example.org', name ->> 'username', name ->> 'displayName', '-',
    now(), '2026-01-01', '2026-01-01', now(), name ->> 'foldedUsername', name ->> 'foldedDisplayName',
    (name ->> 'tokens')::tsvector
  from jsonb_array_elements(${db.sql.json(names)}::jsonb) as name`;
const written = Array.from({ length: posts }, (_, n) => {
  const id = idAt(Date.now() - n * 60_000, n);
  const content = `${words[n % 6]} ${words[n % 5]} ${n}`;
  return {
    id,
    author_id: bob.id,
    content,
    created_at: new Date().toISOString(),
    ...searchColumns({ id, content }),
  };
});
await db.sql`
  insert into posts (id, author_id, content, created_at, search_text, search_tokens)
  select id, author_id, content, created_at, search_text, search_tokens
  from jsonb_populate_recordset(null::posts, ${db.sql.json(written)}::jsonb)`;
await db.sql.unsafe("analyze");

function idAt(at: number, n: number): string {
  const digits = `${at.toString(16).padStart(12, "0")}70008000${n.toString(16).padStart(12, "0")}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The status, or `left` when the caller did not wait for it. */
async function search(path: string, q: string, token: string, signal?: AbortSignal): Promise<string> {
  try {
    const response = await fetch(`${origin}${path}?q=${encodeURIComponent(q)}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: signal ?? null,
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    if (signal?.aborted) return "left";
    throw error;
  }
}

const paths = [
  "/api/users/search",
  "/api/posts",
  "/api/messages/search",
  "/api/ai/search",
  "/api/hashtags/suggest",
];

/** One member's searches for so long, `atOnce` at a time; counts what came of them. */
async function flood(forMs: number, outcomes: Map<string, number>): Promise<void> {
  const until = performance.now() + forMs;
  await Promise.all(Array.from({ length: atOnce }, async (_, n) => {
    for (let asked = 0; performance.now() < until; asked++) {
      // Every third leaves before it is served.
      const signal = n % 3 === 0 ? AbortSignal.timeout(100) : undefined;
      const path = paths[(n + asked) % paths.length] ?? "";
      const outcome = await search(path, `${sign.repeat(95)}${n}${asked}`, mallory.token, signal);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }));
}

test("serves twenty readers and a searcher beside a member whose searches fold to thousands of letters", {
  timeout: 120_000,
}, async () => {
  for (const path of paths) expect(await search(path, `${sign} lake`, bob.token)).toBe("200");
  const readers = await startOrdinaryReaders({
    port: server.port,
    paths: ["/api/posts", "/api/notifications", `/api/users/${bob.id}`],
    tokens,
  });
  const searcher = await startOrdinaryReaders({
    port: server.port,
    paths: ["/api/users/search?q=lake", "/api/posts?q=lake"],
    tokens: [bob.token],
    network: "127.0.2",
  });
  // A process that has just begun grows with any load; what a flood adds to one at work counts.
  for (let asked = 0; asked < ms / 20; asked++) {
    await search(paths[asked % paths.length] ?? "", `lake ${asked}`, bob.token);
  }
  const memory = await watchMemory(server.pid);
  const outcomes = new Map<string, number>();
  await flood(ms, outcomes);
  const [{ served, failed, longestMs }, searched] = await Promise.all([readers.stop(), searcher.stop()]);
  const grownMb = await memory.grownMb();
  console.info({ ...Object.fromEntries(outcomes), served, longestMs, searched, grownMb });
  expect([...failed, ...searched.failed]).toEqual([]);
  expect(served).toBeGreaterThan(0);
  expect(grownMb).toBeLessThan(100);
  expect(longestMs).toBeLessThan(proofSize({ sample: Infinity, whole: 1_000 }));
});
